// What a postal code looks like. It is checked by its form only: lists of codes disagree, so an unknown one is never refused.

/** `106 79` is `10679`; hyphens go too, and the letters of a country in front, as in `LV-1010`. */
export const normalizePostalCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^[A-Z]{1,2}(?=\d{4,}$)/, '')

/** `digits`: how many digits the country's codes have; null where they are not digits only. */
export function isPostalCode(code: string, countryIso: string, digits: number | null): boolean {
  if (digits === null) return /^[A-Za-z0-9-]{4,7}$/.test(code)
  if (countryIso === 'GR') return /^[1-8]\d{4}$/.test(code)
  const plain = code.replaceAll('-', '')
  return /^\d+$/.test(plain) && plain.length === digits
}
