import { expect, it } from 'vitest'
import { needsPlace } from './needs-place.ts'

const giftCard = { recipientName: 'Νίκος', recipientEmail: 'nikos@example.gr', design: 'classic' } as const

it.each([
  ['a gift card', [{ extension: { giftCard } }], 'receipt', 'email', false],
  ['a gift card with an invoice', [{ extension: { giftCard } }], 'invoice', 'email', true],
  ['a gift card and a book', [{ extension: { giftCard } }, {}], 'receipt', 'address', true],
  ['a wrapped book', [{ extension: { wrapping: true } as const }], 'receipt', 'address', true],
  ['nothing', [], 'receipt', undefined, true],
  ['a book of which nobody knows yet where it goes', [{}], 'receipt', undefined, true],
  ['a book to a branch', [{}], 'receipt', 'branch', false],
  ['a book to a locker', [{}], 'receipt', 'point', false],
  ['a book to a locker with an invoice', [{}], 'invoice', 'point', true],
] as const)('%s', (_, items, documentKind, destination, expected) => {
  expect(needsPlace({ items, documentKind, destination })).toBe(expected)
})
