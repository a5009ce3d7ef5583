import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { mergeLines } from '../cart/cart.ts'
import { allocateStock, type Demand, type StockRow } from './allocate-stock.ts'

const makeStock = (stockId: number, branchId: number, quantity: number, productId = 1, dimensionId = 0): StockRow => ({
  stockId,
  branchId,
  productId,
  dimensionId,
  quantity,
})
const demand = (quantity: number, productId = 1, dimensionId = 0): Demand => ({ productId, dimensionId, quantity })

describe('the source of the copies', () => {
  const stockRows = [makeStock(30, 3, 2), makeStock(10, 1, 2), makeStock(20, 2, 2)]
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
    expect(allocateStock([demand(quantity)], stockRows, branch)).toEqual({
      claims: claims.map(([stockId, claimed]) => ({ stockId, line: 0, quantity: claimed })),
      shortages: [],
    })
  })

  it('ignores empty stock rows and other dimensions', () => {
    const { claims } = allocateStock(
      [demand(1, 1, 5)],
      [makeStock(1, 1, 9), makeStock(2, 1, 0, 1, 5), makeStock(3, 2, 4, 1, 5)],
      1,
    )
    expect(claims).toEqual([{ stockId: 3, line: 0, quantity: 1 }])
  })
})

describe('missing copies', () => {
  it.each([
    ['some copies', demand(3), 2],
    ['a product no shelf knows', demand(1, 8), 0],
    ['a form no shelf knows', demand(1, 1, 8), 0],
  ])('%s', (_, requested, available) => {
    expect(allocateStock([requested], [makeStock(1, 1, 2)], null).shortages).toEqual([{ ...requested, available }])
  })
})

test('the same book on two lines is not counted twice: the second gets what the first left', () => {
  const stockRows = [makeStock(1, 1, 3), makeStock(2, 1, 1)]
  expect(allocateStock([demand(2), demand(2)], stockRows, null)).toEqual({
    claims: [
      { stockId: 1, line: 0, quantity: 2 },
      { stockId: 1, line: 1, quantity: 1 },
      { stockId: 2, line: 1, quantity: 1 },
    ],
    shortages: [],
  })
  expect(allocateStock([demand(3), demand(2)], stockRows, null).shortages).toEqual([{ ...demand(2), available: 1 }])
})

test('claims meet the demand in ascending id and never exceed a stock row', () => {
  const place = { productId: fc.integer({ min: 1, max: 4 }), dimensionId: fc.nat(1) }
  const stockRows = fc
    .array(fc.record({ ...place, branchId: fc.integer({ min: 1, max: 3 }), quantity: fc.nat(6) }), { maxLength: 20 })
    .chain((rows) => fc.shuffledSubarray(rows.map((row, index) => ({ ...row, stockId: index + 1 }))))
  const demands = fc.array(fc.record({ ...place, quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 8 })
  const property = fc.property(
    demands,
    stockRows,
    fc.option(fc.integer({ min: 1, max: 3 })),
    (requested, stock, branch) => {
      const merged = mergeLines(requested)
      const { claims, shortages } = allocateStock(merged, stock, branch)
      const ids = claims.map((claim) => claim.stockId)
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
      const stockOf = (id: number): StockRow | undefined => stock.find((item) => item.stockId === id)
      for (const claim of claims) {
        expect(claim.quantity).toBeGreaterThan(0)
        expect(claim.quantity).toBeLessThanOrEqual(stockOf(claim.stockId)?.quantity ?? 0)
      }
      for (const item of merged) {
        const isSameItem = (row: StockRow | undefined): boolean =>
          row?.productId === item.productId && row.dimensionId === item.dimensionId
        const stocked = stock.filter(isSameItem).reduce((sum, row) => sum + row.quantity, 0)
        const ownClaims = claims.filter((claim) => isSameItem(stockOf(claim.stockId)))
        expect(ownClaims.reduce((sum, claim) => sum + claim.quantity, 0)).toBe(Math.min(item.quantity, stocked))
        const shortage = shortages.find((missing) => isSameItem({ ...missing, stockId: 0, branchId: 0 }))
        expect(shortage?.available ?? null).toBe(stocked < item.quantity ? stocked : null)
      }
    },
  )
  fc.assert(property, { seed: 20_261_120, numRuns: 3000 })
})

test('another branch is used only when the first one has no copies left', () => {
  const quantities = fc.tuple(fc.nat(5), fc.nat(5), fc.integer({ min: 1, max: 10 }))
  const property = fc.property(quantities, ([near, far, requested]) => {
    const { claims } = allocateStock([demand(requested)], [makeStock(1, 1, far), makeStock(2, 2, near)], 2)
    const claimed = claims.find((claim) => claim.stockId === 2)?.quantity ?? 0
    expect(claimed).toBe(Math.min(near, requested))
  })
  fc.assert(property, { seed: 20_261_120 })
})
