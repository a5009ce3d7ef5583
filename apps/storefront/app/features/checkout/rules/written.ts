// How what people write becomes what the shop keeps: the spaces and marks of telephones, postal codes and tax numbers go.

/** `+30 690-000 0000` is `306900000000`. */
export const phoneDigits = (written: string): string => written.replace(/[\s().+\-/]/g, '')

/** `106 79` is `10679`; hyphens go too, and the letters of a country in front, as in `LV-1010`. */
export const plainPostalCode = (written: string): string =>
  written
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^[A-Z]{1,2}(?=\d{4,}$)/, '')

/** `EL 123456789` is `123456789` in Greece; elsewhere only the spaces go. */
export function plainVatNumber(written: string, inGreece: boolean): string {
  const plain = written.replace(/[\s.-]/g, '').toUpperCase()
  return inGreece ? plain.replace(/^(?:EL|GR)(?=\d)/, '') : plain
}
