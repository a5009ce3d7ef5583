import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readXml } from '../../../test/read-xml.ts'
import { decimal, tag, withoutControls, xmlHead } from './xml.ts'

test('what is written parses to the same text, without the characters that XML forbids', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (prefix, suffix) => {
      const content = `a${prefix}${suffix}z`
      const parsed = readXml(`${xmlHead}${tag('t', content)}`)
      expect(parsed.text).toBe(withoutControls(content).replace(/\r\n?/g, '\n'))
    }),
  )
})

test.each([
  ['\u0000a\u0007b\u001f', 'ab'],
  ['a\tb\nc', 'a\tb\nc'],
  ['\u0085a\u007f', 'a'],
  ['\ud800a\udc00', 'a'],
  ['😀', '😀'],
  ['a\ufffe\uffffb', 'ab'],
])('of %j stays %j', (input, expected) => {
  expect(withoutControls(input)).toBe(expected)
})

test('a missing value has no tag', () => {
  expect([tag('a', null), tag('a', undefined), tag('a', ''), tag('a', 0)]).toEqual(['', '', '', '<a>0</a>\n'])
})

test.each([
  [1290, '12.90'],
  [5, '0.05'],
  [600, '6.00'],
  [100_000, '1000.00'],
])('%i hundredths are %s', (hundredths, text) => {
  expect(decimal(hundredths)).toBe(text)
})
