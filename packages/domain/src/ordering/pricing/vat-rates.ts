// VAT rate by kind of product: printed books 6 %, everything else 24 %; gift cards are outside VAT, because a
// multi-purpose voucher is taxed when it is redeemed (Directive 2016/1065). Mainland rates: the buyer's island does not
// change them.

export const taxClasses = ['book', 'standard', 'outside'] as const

export type TaxClass = (typeof taxClasses)[number]

/** Basis points: 600 is 6 %. */
export const vatRates: Record<TaxClass, number> = { book: 600, standard: 2400, outside: 0 }

/** The rates since each day, in basis points, the newest first: laws 4389/2016, 4334/2015 and 3899/2010 of Greece. */
const ratesSince: readonly { since: string; book: number; standard: number }[] = [
  { since: '2016-06-01', book: 600, standard: 2400 },
  { since: '2015-07-20', book: 600, standard: 2300 },
  { since: '2011-01-01', book: 650, standard: 2300 },
]

/** The class that has this rate on a day, `2026-11-20`; null for a rate of none. */
export function taxClassOfRate(basisPoints: number, day: string): 'book' | 'standard' | null {
  const rates = ratesSince.find(({ since }) => since <= day)
  if (basisPoints === rates?.book) return 'book'
  return basisPoints === rates?.standard ? 'standard' : null
}
