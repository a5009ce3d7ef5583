// Hostile and truncated files.

import { describe, expect, test } from 'vitest'
import { listItems, onixMessage, onixProduct, readMessage } from '../../../../test/onix-message.ts'
import { FileRefused, type ReadItem } from '../read-item.ts'
import { readOnix } from './onix-reader.ts'

/** The records before the failure, and its reason. */
async function readUntilRefused(
  chunks: AsyncIterable<string>,
): Promise<{ items: ReadItem[]; reason: string; line: number | null }> {
  const items: ReadItem[] = []
  try {
    for await (const item of readOnix(chunks, 'file', '2026-11-20').items) items.push(item)
  } catch (error) {
    if (error instanceof FileRefused) return { items, reason: error.message, line: error.line }
    throw error
  }
  return { items, reason: '', line: null }
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text
}

const withDoctype = (doctype: string): string => onixMessage([onixProduct()]).replace('?>', `?>${doctype}`)

describe('a DOCTYPE', () => {
  const laughs = `<!DOCTYPE ONIXMessage [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>`
  test.each([
    ['that declares entities', laughs],
    ['that reads a file', '<!DOCTYPE ONIXMessage [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['that asks another machine', '<!DOCTYPE ONIXMessage [<!ENTITY % x SYSTEM "http://e.com/x.dtd">%x;]>'],
    ['of somebody else', '<!DOCTYPE ONIXMessage SYSTEM "http://e.com/evil.dtd">'],
  ])('%s is refused', async (_, doctype) => {
    const { items, reason } = await readUntilRefused(whole(withDoctype(doctype)))
    expect(items).toEqual([])
    expect(reason).toContain('That is not allowed.')
  })

  test('of ONIX itself is skipped, and never fetched', async () => {
    const text = withDoctype('<!DOCTYPE ONIXMessage SYSTEM "http://www.editeur.org/onix/3.0/reference/onix.dtd">')
    expect((await readUntilRefused(whole(text))).items).toHaveLength(1)
  })
})

test('ONIX 2.1 with a document type of its own is said to be ONIX 2.1', async () => {
  const text =
    '<!DOCTYPE ONIXMessage SYSTEM "http://e.com/onix21.dtd"><ONIXMessage release="2.1"><Product/></ONIXMessage>'
  expect((await readUntilRefused(whole(text))).reason).toContain('This is an ONIX 2.1 message.')
})

test('an undeclared entity stays as it is written', async () => {
  const [item] = await listItems(readMessage(onixMessage([onixProduct({ title: 'Α &ouml; &laugh; &#169;' })])))
  expect(item?.record?.title).toBe('Α ö &laugh; ©')
})

const chunkLength = 64 * 1024

/** How many chunks of an endless stream were read. */
function endless(start: string, piece: string): { chunks: AsyncIterable<string>; taken: () => number } {
  let taken = 0
  async function* chunks(): AsyncGenerator<string> {
    yield start
    for (;;) {
      taken += 1
      yield piece
    }
  }
  return { chunks: chunks(), taken: () => taken }
}

describe('endless input', () => {
  const openMessage = onixMessage([]).replace('</ONIXMessage>', '')
  const record = '<Product><RecordReference>x</RecordReference>'
  test.each([
    ['text', `${openMessage}${record}<CollateralDetail><TextContent><Text>`, 'α'.repeat(chunkLength)],
    ['white space', openMessage, ' '.repeat(chunkLength)],
    ['a comment', `${openMessage}<!-- `, 'x'.repeat(chunkLength)],
    ['an attribute', `${openMessage}<Product x="`, 'x'.repeat(chunkLength)],
    ['a tag’s name', `${openMessage}<`, 'x'.repeat(chunkLength)],
    ['CDATA', `${openMessage}${record}<CollateralDetail><TextContent><Text><![CDATA[`, 'x'.repeat(chunkLength)],
    ['a processing instruction', `${openMessage}<?x `, 'x'.repeat(chunkLength)],
    ['a DOCTYPE', '<!DOCTYPE x [', '<!ENTITY x "y">'.repeat(4000)],
    ['a record', `${openMessage}<Product>`, '<Subject><SubjectCode>FBA</SubjectCode></Subject>'.repeat(1000)],
    ['elements that nobody knows', openMessage, '<x><y/></x>'.repeat(5000)],
    ['nesting', `${openMessage}<Product>`, '<x>'.repeat(5000)],
    ['nested markup', `${openMessage}${record}<CollateralDetail><TextContent><Text>`, '<p>'.repeat(5000)],
    ['attributes', `${openMessage}<Product `, Array.from({ length: 5000 }, (_, index) => `a${index}="x" `).join('')],
  ])('%s is refused early', async (_, start, piece) => {
    const { chunks, taken } = endless(start, piece)
    const { items, reason } = await readUntilRefused(chunks)
    expect(reason).not.toBe('')
    expect(items).toEqual([])
    expect(taken()).toBeLessThan(100)
  })
})

test('a truncated message keeps the records before the cut', async () => {
  const text = onixMessage([onixProduct(), onixProduct({ reference: 'demo.2' })])
  const cut = text.slice(0, text.lastIndexOf('<ProductSupply>'))
  const { items, reason, line } = await readUntilRefused(whole(cut))
  expect(items.map(({ name }) => name)).toEqual(['demo.1'])
  expect(reason).toBe('The file ends in the middle of the message: it was cut off.')
  expect(line).toBe(cut.split('\n').length)
})

test('a message with a broken tag keeps the records before it', async () => {
  const text = onixMessage([
    onixProduct(),
    onixProduct({ reference: 'demo.2' }).replace('</DescriptiveDetail>', '</Descr>'),
  ])
  const { items, reason } = await readUntilRefused(whole(text))
  expect(items.map(({ name }) => name)).toEqual(['demo.1'])
  expect(reason).toContain('not well-formed')
})

test.each([
  ['<ONIXMessage release="2.1"><Product/></ONIXMessage>', 'This is an ONIX 2.1 message.'],
  ['<ONIXMessage><Product/></ONIXMessage>', 'This is an ONIX 2.1 message.'],
  ['<ONIXMessage release="4.0"/>', 'ONIX 4.0 is not read here, only 3.0 and 3.1.'],
  ['<rss version="2.0"/>', 'This XML file is no ONIX message: it begins with <rss>.'],
])('%s is refused with one sentence', async (text, sentence) => {
  const { reason } = await readUntilRefused(whole(text))
  expect(reason.startsWith(sentence)).toBe(true)
})
