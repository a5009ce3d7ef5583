import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, truncate } from './plain-text.ts'

test.each([
  ['Δύο  λέξεις\nκαι τρεις', 'Δύο λέξεις και τρεις'],
  ['<p>Α &amp; Β</p><p>Γ</p>', 'Α & Β Γ'],
  ['μία<br/>δύο<em>τρία</em>', 'μία δύοτρία'],
  ['<script>alert(1)</script>α<style>p{}</style>β', 'α β'],
  ['&lt;p&gt;διπλά&lt;/p&gt;', 'διπλά'],
  ['&laquo;Ζορμπάς&raquo; &hellip;', '«Ζορμπάς» …'],
  ['1 < 2 και 3 > 2', '1 < 2 και 3 > 2'],
  ['<!-- σχόλιο -->α', 'α'],
  ['α<b', 'α'],
])('%j is %j as plain text', (html, expected) => {
  expect(plainText(html)).toBe(expected)
})

test('nothing that could be a tag is left, however deeply it was escaped', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '&lt;',
    '&amp;lt;',
    '&amp;',
    '/',
    'p',
    'script',
    ' ',
    'α',
    '"',
    '!--',
    '\u0000',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(plainText(pieces.join(''))).not.toMatch(/<[a-z/!?]|\p{Cc}/iu)
    }),
  )
})

test('a text is cut at a word, within its length', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), fc.integer({ min: 20, max: 200 }), (text, maxLength) => {
      const truncated = truncate(text, maxLength)
      expect(truncated.length).toBeLessThanOrEqual(maxLength)
      if (text.length <= maxLength) expect(truncated).toBe(text)
      else expect(text.startsWith(truncated.slice(0, -1))).toBe(true)
    }),
  )
  expect(truncate('Ο καπετάν Μιχάλης, μυθιστόρημα', 20)).toBe('Ο καπετάν Μιχάλης…')
  expect(truncate('😀'.repeat(20), 10)).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/)
})
