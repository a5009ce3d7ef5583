import type { CartChange } from '@stoa/contract/ordering/cart'
import { describe, expect, it } from 'vitest'
import { changesToAccept, insertLines, mergeNotices, staysDisabled, visibleNotices } from './reconcile-changes.ts'

const change = (productId: number, reason: CartChange['reason'], granted: number): CartChange => ({
  productId,
  dimensionId: 0,
  reason,
  name: `book ${productId}`,
  requested: 5,
  granted,
})
const lowered = change(1, 'quantity_reduced', 2)
const soldOut = change(2, 'quantity_reduced', 0)
const unavailable = change(3, 'product_unavailable', 0)
const unknown = change(4, 'product_not_found', 0)

describe('reconciling changes', () => {
  it('keeps sold-out lines visible and takes over the rest', () => {
    expect([lowered, soldOut, unavailable, unknown].map(staysDisabled)).toEqual([false, true, true, false])
    expect(changesToAccept([lowered, soldOut, unavailable, unknown])).toEqual([lowered, unknown])
  })

  it('shows the newest change of each line, once', () => {
    const lower = change(1, 'quantity_reduced', 1)
    expect(mergeNotices([lowered, unknown], [lower])).toEqual([unknown, lower])
    expect(visibleNotices([lowered], [lowered, soldOut])).toEqual([lowered, soldOut])
  })
})

it('restores lines to their positions', () => {
  const line = (productId: number) => ({ productId, dimensionId: 0, quantity: 1 })
  expect(insertLines([line(1), line(3)], [line(2)], 1)).toEqual([line(1), line(2), line(3)])
  expect(insertLines([], [line(1), line(2)], 0)).toEqual([line(1), line(2)])
})
