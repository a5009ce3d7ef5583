import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FileRefused, type ReadItem } from '../read-item.ts'
import { readCatalogue } from './catalogue-reader.ts'

const [header = '', book = ''] = readFileSync(new URL('../examples/catalogue.jsonl', import.meta.url), 'utf8').split(
  '\n',
)

async function read(...lines: string[]): Promise<ReadItem[]> {
  async function* chunks() {
    yield lines.join('\n').slice(0, 300)
    yield lines.join('\n').slice(300)
  }
  const items: ReadItem[] = []
  for await (const item of readCatalogue(chunks(), '2026-11-20').items) items.push(item)
  return items
}

const changed = (changes: object): string => JSON.stringify({ ...JSON.parse(book), ...changes })

test('a product becomes a record with what the shop decides itself', async () => {
  const [item] = await read(
    header,
    changed({ releaseDate: { daysFromNow: 20 }, uniformPriceUntil: { daysFromNow: 3 }, work: 'orario' }),
    '',
  )
  expect(item).toMatchObject({ line: 2, name: 'patrikios-syneches-orario', notes: [] })
  expect(item?.record).toMatchObject({
    isbn13: '9789600411935',
    ean: null,
    releaseDate: '2026-12-10',
    relations: [{ shopWork: 'orario' }],
    sellingCents: 900,
    shop: { url: 'syneches-orario-patrikios', coverStyle: 'poetry', uniformPriceUntil: '2026-11-23', soldRecently: 0 },
  })
})

test('what a buyer is asked to write is the shop’s own fact', async () => {
  const textRequest = { label: { el: 'Όνομα', en: 'Name' }, max: 30 }
  const items = await read(header, changed({ kind: 'custom', textRequest }))
  expect(items.map(({ record }) => [record?.kind, record?.shop?.boxCapacity, record?.shop?.textRequest])).toEqual([
    ['custom', null, textRequest],
  ])
})

test('contacts and warnings of product safety come with a product', async () => {
  const contact = { address: 'Οδός 1, Αθήνα', email: 'info@house.example' }
  const responsible = { name: 'Who answers', address: '2 Quay, Dublin', email: 'eu@answers.example' }
  const items = await read(
    header,
    changed({ publisherContact: { ...contact, responsible }, warnings: { el: 'Προσοχή!', en: 'Warning!' } }),
    changed({ publisherContact: contact, warnings: 'none' }),
    changed({ publisherContact: { ...contact, email: 'info at house' } }),
  )
  expect(items.map(({ record }) => [record?.safety, record?.warnings])).toEqual([
    [
      { publisher: { ...contact, website: null }, responsible },
      { el: 'Προσοχή!', en: 'Warning!' },
    ],
    [{ publisher: { ...contact, website: null }, responsible: null }, { el: '' }],
    [undefined, undefined],
  ])
  expect(items[2]?.notes).toMatchObject([{ level: 'refused', field: 'publisherContact.email' }])
})

test.each([
  [{ isbn13: '9789600411936' }, 'isbn13'],
  [{ priceCents: 9.5 }, 'priceCents'],
  [{ lead: { el: 'Ποιήματα.' } }, 'lead.en'],
  [{ contributors: [{ name: 'Τίτος Πατρίκιος', role: 'poet' }] }, 'contributors.0.role'],
  [{ prise: 900 }, 'row'],
  [{ kind: 'giftbox' }, 'boxCapacity'],
  [{ kind: 'giftbox', boxCapacity: 21 }, 'boxCapacity'],
  [{ boxCapacity: 2 }, 'boxCapacity'],
  [{ kind: 'custom' }, 'textRequest'],
  [{ kind: 'custom', textRequest: { label: { el: 'Όνομα' }, max: 20 } }, 'textRequest.label.en'],
  [{ kind: 'custom', textRequest: { label: { el: 'Όνομα', en: 'Name' }, max: 301 } }, 'textRequest.max'],
])('a wrong fact refuses the record and is named: %j', async (changes, field) => {
  const [item] = await read(header, changed(changes))
  expect(item).toMatchObject({ line: 2, record: null, notes: [{ level: 'refused', field }] })
})

test('the first line names the format and the sender', async () => {
  await expect(read('{"format":"stoa-catalogue"}', book)).rejects.toThrow(FileRefused)
})
