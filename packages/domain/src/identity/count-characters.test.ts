import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './count-characters.ts'

test.each([
  ['abcdef', 4, 'abcd'],
  ['abc👍🏽', 5, 'abc'],
  ['abc👍🏽', 7, 'abc👍🏽'],
  ['και\u0301', 3, 'κα'],
  ['', 3, ''],
])('of %j at most %i are kept as %j', (text, most, kept) => expect(cutText(text, most)).toBe(kept))

test('what is kept begins the text, is no longer than it may be, and whole where it fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(40), (text, most) => {
      const kept = cutText(text, most)
      expect(text.startsWith(kept)).toBe(true)
      expect(kept.length).toBeLessThanOrEqual(most)
      if (text.length <= most) expect(kept).toBe(text)
    }),
  )
})
