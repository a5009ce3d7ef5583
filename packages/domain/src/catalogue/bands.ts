// Bands of amounts that lists are filtered by: prices, announced reductions and page counts. Both limits are included;
// a band without an upper limit is open.

/** Whole numbers, both ends included; null is open. */
export interface Band {
  from: number | null
  to: number | null
}

const band = (from: number | null, to: number | null): Band => ({ from, to })

/** Cents, VAT included. */
export const priceBands: readonly Band[] = [
  band(null, 999),
  band(1000, 1499),
  band(1500, 1999),
  band(2000, 2999),
  band(3000, 4999),
  band(5000, null),
]

/** Percent of the announced reduction: offers go up to 85. */
export const discountBands: readonly Band[] = [band(1, 10), band(11, 20), band(21, 30), band(31, 50), band(51, null)]

export const pageBands: readonly Band[] = [
  band(1, 100),
  band(101, 200),
  band(201, 500),
  band(501, 1000),
  band(1001, null),
]

const form = /^(\d{0,7})-(\d{0,7})$/

/** `1000-1999`, `-999`, `5000-`; null when malformed, or when it ends before it begins. */
export function readBand(text: string): Band | null {
  const [, first = '', last = ''] = form.exec(text) ?? []
  const read = band(first === '' ? null : Number(first), last === '' ? null : Number(last))
  if (read.from === null && read.to === null) return null
  return (read.from ?? 0) <= (read.to ?? Number.POSITIVE_INFINITY) ? read : null
}

export const writeBand = ({ from, to }: Band): string => `${from ?? ''}-${to ?? ''}`

export const isWithin = (value: number, { from, to }: Band): boolean =>
  value >= (from ?? Number.NEGATIVE_INFINITY) && value <= (to ?? Number.POSITIVE_INFINITY)
