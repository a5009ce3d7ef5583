import { expect, it } from 'vitest'
import { needsPlace } from './needs-place.ts'

const giftCard = { recipientName: 'Νίκος', recipientEmail: 'nikos@example.gr', design: 'classic' } as const

it.each([
  ['a gift card', [{ extension: { giftCard } }], 'receipt', false],
  ['a gift card with an invoice', [{ extension: { giftCard } }], 'invoice', true],
  ['a gift card and a book', [{ extension: { giftCard } }, {}], 'receipt', true],
  ['a wrapped book', [{ extension: { wrapping: true } as const }], 'receipt', true],
  ['nothing', [], 'receipt', true],
] as const)('%s', (_, items, documentKind, expected) => {
  expect(needsPlace({ items, documentKind })).toBe(expected)
})
