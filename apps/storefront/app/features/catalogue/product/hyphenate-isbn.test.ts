import { expect, it } from 'vitest'
import { hyphenateIsbn } from './hyphenate-isbn.ts'

it.each([
  ['9789600316704', '978-960-03-1670-4'],
  ['9789604067343', '978-960-406-734-3'],
  ['9786180301234', '978-618-03-0123-4'],
  ['9780571241699', '978-0-571-24169-9'],
  ['9780141182636', '978-0-14-118263-6'],
])('sets %s as %s', (isbn, set) => expect(hyphenateIsbn(isbn)).toBe(set))

it.each(['9781234567897', '97896', 'not a number'])('leaves %s unchanged', (isbn) =>
  expect(hyphenateIsbn(isbn)).toBe(isbn),
)
