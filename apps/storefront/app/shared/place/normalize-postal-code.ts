/** `106 79` is `10679`; hyphens go too, and the letters of a country in front, as in `LV-1010`. */
export const normalizePostalCode = (input: string): string =>
  input
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^[A-Z]{1,2}(?=\d{4,}$)/, '')
