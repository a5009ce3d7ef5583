import type { CartChange, CartProblem } from '@stoa/contract/ordering/totals'
import { describe, expect, it } from 'vitest'
import { changesToAccept, insertLines, mergeProblems, staysDisabled, visibleProblems } from './reconcile-changes.ts'

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

const problemOf = ({ productId, dimensionId, reason, granted }: CartChange): CartProblem => ({
  kind: 'line',
  reason,
  message: `${granted} left`,
  line: { productId, dimensionId },
  name: null,
  code: null,
})
const refusedCode: CartProblem = {
  kind: 'code',
  reason: 'Expired',
  message: 'It expired.',
  line: null,
  name: null,
  code: 'OLD',
}

describe('reconciling changes', () => {
  it('keeps sold-out lines visible and takes over the rest', () => {
    expect([lowered, soldOut, unavailable, unknown].map(staysDisabled)).toEqual([false, true, true, false])
    expect(changesToAccept([lowered, soldOut, unavailable, unknown])).toEqual([lowered, unknown])
  })

  it('shows the newest change of each line, once', () => {
    const low = problemOf(lowered)
    const lower = problemOf(change(1, 'quantity_reduced', 1))
    const gone = problemOf(unknown)
    expect(mergeProblems([low, gone], [lower])).toEqual([gone, lower])
  })

  it('shows what was applied, the lines that are greyed out, and what is about no line', () => {
    const [low, none] = [problemOf(lowered), problemOf(soldOut)]
    const totals = { changes: [lowered, soldOut], problems: [low, none, refusedCode] }
    expect(visibleProblems([low], totals)).toEqual([low, none, refusedCode])
    expect(visibleProblems([], { changes: [], problems: [] })).toEqual([])
  })
})

it('restores lines to their positions', () => {
  const line = (productId: number) => ({ productId, dimensionId: 0, quantity: 1 })
  expect(insertLines([line(1), line(3)], [line(2)], 1)).toEqual([line(1), line(2), line(3)])
  expect(insertLines([], [line(1), line(2)], 0)).toEqual([line(1), line(2)])
})
