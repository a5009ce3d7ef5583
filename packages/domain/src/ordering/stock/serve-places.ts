// Who gets the copies that have arrived of what was ordered ahead: strictly in the order of acceptance, those of each form
// by themselves. A line may get its copies in parts; nobody is served while somebody before waits for the same form.

import type { Claim, StockRow } from './allocate-stock.ts'

/** A line that waits, with what it has been given so far. */
export interface Place {
  orderLineId: number
  /** 0 when the product has no dimensions. */
  dimensionId: number
  copies: number
  served: number
}

export type ServedClaim = Pick<Claim, 'stockId' | 'quantity'> & Pick<Place, 'orderLineId'>

/** `places`: in the order of acceptance. The claims are in ascending stock id, the order in which rows are locked. */
export function servePlaces(places: readonly Place[], stockRows: readonly StockRow[]): ServedClaim[] {
  const left = new Map(stockRows.map((row) => [row.stockId, row.quantity]))
  const claims: ServedClaim[] = []
  for (const { orderLineId, dimensionId, copies, served } of places) {
    let missing = copies - served
    for (const row of stockRows.filter((one) => one.dimensionId === dimensionId)) {
      const quantity = Math.min(missing, left.get(row.stockId) ?? 0)
      if (quantity > 0) claims.push({ stockId: row.stockId, orderLineId, quantity })
      left.set(row.stockId, (left.get(row.stockId) ?? 0) - quantity)
      missing -= quantity
    }
  }
  return claims.sort((a, b) => a.stockId - b.stockId)
}
