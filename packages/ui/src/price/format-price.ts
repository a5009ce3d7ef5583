export type Locale = 'el' | 'en'

const formats = {
  el: new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
} as const

/** Cents to `17,10 €` (with U+00A0) or `€17.10`; thousands as `1.236,00 €` and `€1,236.00`. */
export function formatPrice(cents: number, locale: Locale): string {
  return formats[locale].format(cents / 100)
}
