// VAT by kind of goods: printed books 6 %, everything else 24 %, and gift cards outside VAT, because a voucher good for
// several rates is taxed when it is spent (Directive 2016/1065). Mainland rates: the buyer's island does not change them.

export const taxClasses = ['book', 'standard', 'outside'] as const

export type TaxClass = (typeof taxClasses)[number]

/** Basis points: 600 is 6 %. */
export const vatRates: Record<TaxClass, number> = { book: 600, standard: 2400, outside: 0 }
