// VAT rate by kind of product: printed books 6 %, everything else 24 %; gift cards are outside VAT, because a
// multi-purpose voucher is taxed when it is redeemed (Directive 2016/1065). Mainland rates: the buyer's island does not
// change them.

export const taxClasses = ['book', 'standard', 'outside'] as const

export type TaxClass = (typeof taxClasses)[number]

/** Basis points: 600 is 6 %. */
export const vatRates: Record<TaxClass, number> = { book: 600, standard: 2400, outside: 0 }
