// The form of a postal code. Only the form is checked: lists of codes disagree, so an unknown one is never refused.

/** `106 79` is `10679`; hyphens are removed too, and a country prefix as in `LV-1010`. */
export const normalizePostalCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^[A-Z]{1,2}(?=\d{4,}$)/, '')

/** `digits`: number of digits of the country's codes; null when they are not only digits. */
export function isPostalCode(code: string, countryIso: string, digits: number | null): boolean {
  if (digits === null) return /^[A-Za-z0-9-]{4,7}$/.test(code)
  if (countryIso === 'GR') return /^[1-8]\d{4}$/.test(code)
  const plain = code.replaceAll('-', '')
  return /^\d+$/.test(plain) && plain.length === digits
}
