// What the goods of an order weigh for those who carry them: on the scales, or by the room they take, whichever is more.

/** As far as they are known. */
export interface Measures {
  grams: number | null
  heightMm: number | null
  widthMm: number | null
  thicknessMm: number | null
}

export interface ParcelItem extends Measures {
  quantity: number
}

/** What nobody has weighed counts as a paperback of some 350 pages. */
export const assumedGrams = 400

/** Couriers count 5,000 cm³ as a kilogram. */
const mm3PerGram = 5000

/** Of which a measure is missing, the weight alone counts. Without packaging. */
export function chargeableGrams(items: readonly ParcelItem[]): number {
  let [grams, mm3] = [0, 0]
  for (const item of items) {
    grams += item.quantity * (item.grams ?? assumedGrams)
    mm3 += item.quantity * (item.heightMm ?? 0) * (item.widthMm ?? 0) * (item.thicknessMm ?? 0)
  }
  return Math.max(grams, Math.ceil(mm3 / mm3PerGram))
}
