import { totals as totalsShape } from '@stoa/contract/ordering/totals'
import type { Problem } from '@stoa/contract/problem'
import { describe, expect, it } from 'vitest'
import { readRefusal } from './read-refusal.ts'

const problem = (code: string, overrides: Partial<Problem> = {}): Problem => ({
  code,
  status: 409,
  title: `sentence of ${code}`,
  instance: 'x',
  ...overrides,
})

const totals = {
  lines: [],
  changes: [],
  problems: [],
  instalments: [],
  products: 1000,
  discount: 0,
  shippingCost: 290,
  paymentFee: 0,
  adjustments: [{ kind: 'shipping' as const, code: 'home', label: null, amount: 290, lines: [] }],
  total: 1290,
  means: [],
  due: 1290,
  codes: [],
  extras: {},
  net: 1217,
  vat: 73,
  vatGroups: [],
  wrappingPrice: 150,
  wrappingUnit: 'copy' as const,
  shippingVaries: false,
  freeShippingIn: 2000,
  freeShippingFrom: 3000,
  fingerprint: 'f',
}

describe('a refused order', () => {
  it('is mapped to the fields of the first step', () => {
    const badInput = problem('bad_input', { errors: [{ field: 'dpc', message: 'wrong' }] })
    expect(readRefusal(badInput).fields).toEqual({ deliveryPostalCode: 'wrong' })
    const region = problem('region_required', { details: { fields: ['crid'] } })
    expect(readRefusal(region).fields).toEqual({ regionId: 'sentence of region_required' })
  })

  it('is mapped to the sections of this step', () => {
    expect(readRefusal(problem('payment_amount_too_high')).sections).toEqual({
      payment: 'sentence of payment_amount_too_high',
    })
    expect(readRefusal(problem('branch_required', { details: { fields: ['tsid'] } })).sections).toEqual({
      branch: 'sentence of branch_required',
    })
  })

  it('has the new totals', () => {
    const totalsChanged = problem('totals_changed', { details: { totals: totalsShape.toWire(totals) } })
    expect(readRefusal(totalsChanged).totals).toEqual(totals)
    expect(readRefusal(problem('totals_changed', { details: { totals: { ttl: 'much' } } })).totals).toBeNull()
  })

  it('says which lines changed', () => {
    const about = { line: { pid: 7, dimension: 0 }, nm: 'Γκιακ', cd: null }
    const line = { kind: 'line', reason: 'quantity_reduced', msg: '«Γκιακ»: έχουμε 1.', ...about }
    const soldOut = readRefusal(problem('out_of_stock', { details: { problems: [line, { kind: 'x' }] } }))
    expect(soldOut.isCartProblem).toBe(true)
    expect(soldOut.problems).toEqual([
      {
        kind: 'line',
        reason: 'quantity_reduced',
        message: '«Γκιακ»: έχουμε 1.',
        line: { productId: 7, dimensionId: 0 },
        name: 'Γκιακ',
        code: null,
      },
    ])
  })
})
