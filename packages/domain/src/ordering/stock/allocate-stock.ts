// Allocates stock rows to the lines of an order: first of the branch that hands it over, then of the others in their
// order. A line gets what those before it left, so that the same book on two lines is not counted twice.

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
  /** The position of the demand. */
  line: number
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
  const left = new Map(stockRows.map((row) => [row.stockId, row.quantity]))
  const leftIn = (row: StockRow): number => left.get(row.stockId) ?? 0
  for (const [line, demand] of demands.entries()) {
    const matching = stockRows
      .filter((row) => row.productId === demand.productId && row.dimensionId === demand.dimensionId)
      .sort(
        (a, b) => Number(b.branchId === firstBranchId) - Number(a.branchId === firstBranchId) || a.stockId - b.stockId,
      )
    const available = matching.reduce((sum, row) => sum + leftIn(row), 0)
    if (available < demand.quantity) shortages.push({ ...demand, available })
    let remaining = demand.quantity
    for (const row of matching) {
      const quantity = Math.min(remaining, leftIn(row))
      if (quantity > 0) claims.push({ stockId: row.stockId, line, quantity })
      left.set(row.stockId, leftIn(row) - quantity)
      remaining -= quantity
    }
  }
  return { claims: claims.sort((a, b) => a.stockId - b.stockId), shortages }
}

export interface SharedStockRow extends StockRow {
  /** Copies of the product, of whatever form, that were ordered before they came. */
  waiting: number
}

/** The rows without the copies that others have ordered before: these are taken off the last rows of each product. */
export function keepForWaiting(stockRows: readonly SharedStockRow[]): StockRow[] {
  const kept = new Map(stockRows.map((row) => [row.productId, row.waiting]))
  const spare = stockRows.toReversed().map(({ waiting: _, ...row }) => {
    const taken = Math.min(row.quantity, kept.get(row.productId) ?? 0)
    kept.set(row.productId, (kept.get(row.productId) ?? 0) - taken)
    return { ...row, quantity: row.quantity - taken }
  })
  return spare.toReversed()
}
