// Allocates stock rows to an order: first of the branch that hands it over, then of the others in their order. Demand
// is summed per product and dimension first, so that the same book on two lines is not counted twice.

export interface StockRow {
  stockId: number
  branchId: number
  productId: number
  dimensionId: number
  quantity: number
}

export interface Demand {
  productId: number
  dimensionId: number
  quantity: number
}

export interface Claim {
  stockId: number
  quantity: number
}

export interface Shortage extends Demand {
  available: number
}

/** Claims in ascending stock id, the order in which rows are locked; or the missing copies. */
export function allocateStock(
  demands: readonly Demand[],
  stockRows: readonly StockRow[],
  firstBranchId: number | null,
): { claims: Claim[]; shortages: Shortage[] } {
  const claims: Claim[] = []
  const shortages: Shortage[] = []
  for (const demand of demands) {
    const matching = stockRows
      .filter((row) => row.productId === demand.productId && row.dimensionId === demand.dimensionId)
      .sort(
        (a, b) => Number(b.branchId === firstBranchId) - Number(a.branchId === firstBranchId) || a.stockId - b.stockId,
      )
    const available = matching.reduce((sum, row) => sum + row.quantity, 0)
    if (available < demand.quantity) shortages.push({ ...demand, available })
    let remaining = demand.quantity
    for (const row of matching) {
      const quantity = Math.min(remaining, row.quantity)
      if (quantity > 0) claims.push({ stockId: row.stockId, quantity })
      remaining -= quantity
    }
  }
  return { claims: claims.sort((a, b) => a.stockId - b.stockId), shortages }
}
