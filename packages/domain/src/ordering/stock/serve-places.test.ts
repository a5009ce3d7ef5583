import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepForWaiting, type StockRow } from './allocate-stock.ts'
import { type Place, servePlaces } from './serve-places.ts'

const dimensionIds = fc.constantFrom(0, 5, 6)

const queues = fc
  .array(fc.record({ dimensionId: dimensionIds, copies: fc.integer({ min: 1, max: 5 }), part: fc.nat({ max: 4 }) }))
  .map((entries) =>
    entries.map(({ part, ...place }, index): Place => ({ ...place, orderLineId: index, served: part % place.copies })),
  )

const stocks = fc
  .array(fc.record({ dimensionId: dimensionIds, quantity: fc.nat({ max: 6 }) }))
  .map((rows) => rows.map((row, index): StockRow => ({ ...row, stockId: index, branchId: index, productId: 1 })))

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test('gives what there is of each form, to whoever waits longest, and to nobody more than they wait for', () => {
  fc.assert(
    fc.property(queues, stocks, (places, rows) => {
      const claims = servePlaces(places, rows)
      const givenTo = (place: Place) =>
        sum(claims.filter(({ orderLineId }) => orderLineId === place.orderLineId).map(({ quantity }) => quantity))
      for (const row of rows) {
        const taken = claims.filter(({ stockId }) => stockId === row.stockId).map(({ quantity }) => quantity)
        expect(sum(taken)).toBeLessThanOrEqual(row.quantity)
      }
      for (const form of [0, 5, 6]) {
        const waiting = places.filter(({ dimensionId }) => dimensionId === form)
        let left = sum(rows.filter(({ dimensionId }) => dimensionId === form).map(({ quantity }) => quantity))
        for (const place of waiting) {
          const due = Math.min(left, place.copies - place.served)
          expect(givenTo(place)).toBe(due)
          left -= due
        }
      }
    }),
  )
})

test('what others wait for is left alone, of each product by itself', () => {
  const row = (stockId: number, productId: number, quantity: number, waiting: number) => ({
    ...{ stockId, branchId: stockId, dimensionId: 0 },
    ...{ productId, quantity, waiting },
  })
  const rows = [row(1, 1, 2, 3), row(2, 1, 2, 3), row(3, 2, 4, 0), row(4, 3, 1, 9)]
  expect(keepForWaiting(rows).map(({ quantity }) => quantity)).toEqual([1, 0, 4, 0])
})
