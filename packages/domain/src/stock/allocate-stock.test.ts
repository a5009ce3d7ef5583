import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { mergeLines } from '../cart/cart.ts'
import { allocateStock, type Demand, type ShelfStock } from './allocate-stock.ts'

const shelf = (stockId: number, branchId: number, quantity: number, productId = 1, dimensionId = 0): ShelfStock => ({
  stockId,
  branchId,
  productId,
  dimensionId,
  quantity,
})
const demand = (quantity: number, productId = 1, dimensionId = 0): Demand => ({ productId, dimensionId, quantity })

describe('where the copies come from', () => {
  const shelves = [shelf(30, 3, 2), shelf(10, 1, 2), shelf(20, 2, 2)]
  it.each([
    [
      'shelves in ascending id',
      3,
      null,
      [
        [10, 2],
        [20, 1],
      ],
    ],
    ['the branch that hands them over first', 1, 3, [[30, 1]]],
    [
      'then the others, told in ascending id',
      3,
      3,
      [
        [10, 1],
        [30, 2],
      ],
    ],
    [
      'every copy there is',
      6,
      2,
      [
        [10, 2],
        [20, 2],
        [30, 2],
      ],
    ],
    ['a branch without shelves changes nothing', 1, 9, [[10, 1]]],
  ] as const)('%s', (_, quantity, branch, claims) => {
    expect(allocateStock([demand(quantity)], shelves, branch)).toEqual({
      claims: claims.map(([stockId, taken]) => ({ stockId, quantity: taken })),
      shortages: [],
    })
  })

  it('leaves empty shelves and other forms alone', () => {
    const { claims } = allocateStock([demand(1, 1, 5)], [shelf(1, 1, 9), shelf(2, 1, 0, 1, 5), shelf(3, 2, 4, 1, 5)], 1)
    expect(claims).toEqual([{ stockId: 3, quantity: 1 }])
  })
})

describe('what is missing', () => {
  it.each([
    ['some copies', demand(3), 2],
    ['a product no shelf knows', demand(1, 8), 0],
    ['a form no shelf knows', demand(1, 1, 8), 0],
  ])('%s', (_, wanted, available) => {
    expect(allocateStock([wanted], [shelf(1, 1, 2)], null).shortages).toEqual([{ ...wanted, available }])
  })
})

test('the same book on two lines, summed by the caller, is not counted twice', () => {
  const { shortages } = allocateStock(mergeLines([demand(2), demand(2)]), [shelf(1, 1, 3)], null)
  expect(shortages).toEqual([{ ...demand(4), available: 3 }])
})

test('claims meet the demand in ascending id and never ask a shelf for more than it holds', () => {
  const place = { productId: fc.integer({ min: 1, max: 4 }), dimensionId: fc.nat(1) }
  const shelves = fc
    .array(fc.record({ ...place, branchId: fc.integer({ min: 1, max: 3 }), quantity: fc.nat(6) }), { maxLength: 20 })
    .chain((rows) => fc.shuffledSubarray(rows.map((row, at) => ({ ...row, stockId: at + 1 }))))
  const demands = fc.array(fc.record({ ...place, quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 8 })
  const property = fc.property(demands, shelves, fc.option(fc.integer({ min: 1, max: 3 })), (wanted, stock, branch) => {
    const merged = mergeLines(wanted)
    const { claims, shortages } = allocateStock(merged, stock, branch)
    const ids = claims.map((claim) => claim.stockId)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    const shelfOf = (id: number): ShelfStock | undefined => stock.find((one) => one.stockId === id)
    for (const claim of claims) {
      expect(claim.quantity).toBeGreaterThan(0)
      expect(claim.quantity).toBeLessThanOrEqual(shelfOf(claim.stockId)?.quantity ?? 0)
    }
    for (const one of merged) {
      const of = (row: ShelfStock | undefined): boolean =>
        row?.productId === one.productId && row.dimensionId === one.dimensionId
      const held = stock.filter(of).reduce((sum, row) => sum + row.quantity, 0)
      const mine = claims.filter((claim) => of(shelfOf(claim.stockId)))
      expect(mine.reduce((sum, claim) => sum + claim.quantity, 0)).toBe(Math.min(one.quantity, held))
      const short = shortages.find((missing) => of({ ...missing, stockId: 0, branchId: 0 }))
      expect(short?.available ?? null).toBe(held < one.quantity ? held : null)
    }
  })
  fc.assert(property, { seed: 20_261_120, numRuns: 3000 })
})

test('another branch is asked only when the first one is empty-handed', () => {
  const quantities = fc.tuple(fc.nat(5), fc.nat(5), fc.integer({ min: 1, max: 10 }))
  const property = fc.property(quantities, ([near, far, wanted]) => {
    const { claims } = allocateStock([demand(wanted)], [shelf(1, 1, far), shelf(2, 2, near)], 2)
    const taken = claims.find((claim) => claim.stockId === 2)?.quantity ?? 0
    expect(taken).toBe(Math.min(near, wanted))
  })
  fc.assert(property, { seed: 20_261_120 })
})
