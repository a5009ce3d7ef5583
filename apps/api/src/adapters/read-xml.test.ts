import { expect, test } from 'vitest'
import { childrenOf, escapeXml, findText, readXml } from './read-xml.ts'

test('finds texts by local names, whatever the prefixes', () => {
  const root = readXml(
    '<a:envelope xmlns:a="urn:a"><a:item> one &amp; <![CDATA[<two>]]> </a:item><item xmlns="urn:b">three</item><none/></a:envelope>',
  )
  const [envelope] = root.children
  expect(childrenOf(envelope, 'item').map(({ text }) => text)).toEqual(['one & <two>', 'three'])
  expect(findText(root, 'envelope', 'item')).toBe('one & <two>')
  expect(findText(root, 'envelope', 'none')).toBeUndefined()
  expect(findText(root, 'envelope', 'missing', 'item')).toBeUndefined()
})

test.each([
  ['no XML', 'Under maintenance'],
  ['not closed', '<a><b></a>'],
  ['an entity of its own', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  ['an entity from outside', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ['too deep', `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`],
  ['nothing', ''],
])('%s is unreadable', (_, message) => {
  expect(() => readXml(message)).toThrow('answer_unreadable')
})

test('what is written into a message stays text', () => {
  const text = `<a b="c">&'`
  expect(findText(readXml(`<x>${escapeXml(text)}</x>`), 'x')).toBe(text)
})
