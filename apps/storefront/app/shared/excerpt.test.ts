import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a short text stays whole, on one line', () => {
  expect(excerpt('Μία\n\nπαράγραφος.')).toBe('Μία παράγραφος.')
  expect(excerpt('')).toBe('')
})

test('a long one ends with a word', () => {
  const text = excerpt('Λέξεις, '.repeat(40))
  expect(text).toMatch(/^(?:Λέξεις, )*Λέξεις…$/)
  expect(text.length).toBeLessThanOrEqual(160)
  expect(text.length).toBeGreaterThan(140)
})
