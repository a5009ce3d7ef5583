// How what people write becomes what the shop keeps: the spaces and marks of telephones, postal codes and tax numbers go.

/** `+30 690-000 0000` is `306900000000`. */
export const phoneDigits = (written: string): string => written.replace(/[\s().+\-/]/g, '')

/** `EL 123456789` is `123456789` in Greece; elsewhere only the spaces go. */
export function plainVatNumber(written: string, inGreece: boolean): string {
  const plain = written.replace(/[\s.-]/g, '').toUpperCase()
  return inGreece ? plain.replace(/^(?:EL|GR)(?=\d)/, '') : plain
}
