import { expect, test } from 'vitest'
import { type UniformPriceInput, uniformPriceUntil } from './uniform-price.ts'

const greek: UniformPriceInput = {
  fixed: true,
  publishedOn: '2026-03-10',
  publishedYear: 2026,
  textLanguage: 'el',
  publishedInGreece: true,
}

test.each<[Partial<UniformPriceInput>, string | null, string]>([
  [{}, '2027-09-10', 'eighteen months from the day of publication'],
  [{ publishedOn: null }, '2028-06-30', 'from the last day of a year that is known alone'],
  [{ publishedOn: '2026-08-31' }, '2028-02-29', 'to the last day of a shorter month'],
  [{ publishedOn: null, publishedYear: null }, null, 'a book without a date is not new'],
  [{ fixed: false }, null, 'nobody set a price'],
  [{ textLanguage: 'en' }, '2027-09-10', 'published in Greece in any language'],
  [{ publishedInGreece: false }, '2027-09-10', 'in Greek, published abroad'],
  [{ publishedInGreece: false, textLanguage: 'en' }, null, 'a foreign book of a foreign publisher'],
  [{ publishedInGreece: false, textLanguage: null }, null, 'a book in a third language'],
  [{ publishedOn: '2025-05-20' }, '2026-11-20', 'the last day still counts'],
  [{ publishedOn: '2025-05-19' }, null, 'the day after does not'],
])('%o: until %s (%s)', (input, until) => {
  expect(uniformPriceUntil({ ...greek, ...input }, '2026-11-20')).toBe(until)
})
