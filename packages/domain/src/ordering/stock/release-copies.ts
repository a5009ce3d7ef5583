// Which claimed copies come back with a return: those that went out first, of each line and product.

export interface ClaimedCopies {
  stockId: number
  orderLineId: number
  productId: number
  dimensionId: number
  quantity: number
}

/** Of a set, a row for each part. */
export type CopiesBack = Omit<ClaimedCopies, 'stockId'>

export function releaseCopies(claims: readonly ClaimedCopies[], back: readonly CopiesBack[]): ClaimedCopies[] {
  const left = new Map(claims.map((claim) => [claim, claim.quantity]))
  const released: ClaimedCopies[] = []
  for (const copies of back) {
    let missing = copies.quantity
    for (const claim of claims.filter((one) => isSame(one, copies))) {
      const quantity = Math.min(missing, left.get(claim) ?? 0)
      if (quantity > 0) released.push({ ...claim, quantity })
      left.set(claim, (left.get(claim) ?? 0) - quantity)
      missing -= quantity
    }
    if (missing > 0) throw new Error(`line ${copies.orderLineId} has not claimed the copies that came back`)
  }
  return released.sort((a, b) => a.stockId - b.stockId)
}

const isSame = (claim: ClaimedCopies, copies: CopiesBack): boolean =>
  claim.orderLineId === copies.orderLineId &&
  claim.productId === copies.productId &&
  claim.dimensionId === copies.dimensionId
