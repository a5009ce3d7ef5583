// Which shelves the copies of an order come from: the branch that hands them over first, then the others in their order.
// Demand is summed per product and form before it is looked at, so that the same book on two lines is not counted twice.

export interface ShelfStock {
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

/** Claims in ascending stock id, the order in which rows are locked; or what is missing. */
export function allocateStock(
  demands: readonly Demand[],
  shelves: readonly ShelfStock[],
  firstBranchId: number | null,
): { claims: Claim[]; shortages: Shortage[] } {
  const claims: Claim[] = []
  const shortages: Shortage[] = []
  for (const demand of demands) {
    const holding = shelves
      .filter((one) => one.productId === demand.productId && one.dimensionId === demand.dimensionId)
      .sort(
        (a, b) => Number(b.branchId === firstBranchId) - Number(a.branchId === firstBranchId) || a.stockId - b.stockId,
      )
    const available = holding.reduce((sum, one) => sum + one.quantity, 0)
    if (available < demand.quantity) shortages.push({ ...demand, available })
    let left = demand.quantity
    for (const one of holding) {
      const quantity = Math.min(left, one.quantity)
      if (quantity > 0) claims.push({ stockId: one.stockId, quantity })
      left -= quantity
    }
  }
  return { claims: claims.sort((a, b) => a.stockId - b.stockId), shortages }
}
