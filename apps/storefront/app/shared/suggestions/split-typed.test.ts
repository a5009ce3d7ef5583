import { expect, it } from 'vitest'
import { splitTyped } from './split-typed.ts'

/** The typed characters in brackets. */
const markSegments = (name: string, typed: string) =>
  splitTyped(name, typed)
    .map((segment) => (segment.typed ? `[${segment.text}]` : segment.text))
    .join('')

it.each([
  ['Νίκος Καζαντζάκης', 'καζαν', 'Νίκος [Καζαν]τζάκης'],
  ['Ζορμπάς', 'ΖΟΡΜΠΑΣ', '[Ζορμπάς]'],
  ['Ο Καπετάν Μιχάλης', ' ο κα', '[Ο Κα]πετάν Μιχάλης'],
  ['Μαΐστρος', 'μαι', '[Μαΐ]στρος'],
  ['Αναφορά', 'φορ', 'Αναφορά'],
  ['Νίκος Καζαντζάκης', 'kazan', 'Νίκος Καζαντζάκης'],
  ['1984', '19', '[19]84'],
  ['Ζ', '', 'Ζ'],
])('%s, typed %s', (name, typed, expected) => {
  expect(markSegments(name, typed)).toBe(expected)
})

it('loses no character', () => {
  const name = 'Ἡ Φόνισσα 𝔸 ß'
  expect(
    splitTyped(name, 'φον')
      .map(({ text }) => text)
      .join(''),
  ).toBe(name)
})
