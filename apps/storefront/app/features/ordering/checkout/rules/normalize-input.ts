// How what people write becomes what the shop keeps: the spaces and marks of telephones, postal codes and tax numbers go.

/** `+30 690-000 0000` is `306900000000`. */
export const normalizePhone = (input: string): string => input.replace(/[\s().+\-/]/g, '')

/** `EL 123456789` is `123456789` in Greece; elsewhere only the spaces go. */
export function normalizeVatNumber(input: string, inGreece: boolean): string {
  const normalized = input.replace(/[\s.-]/g, '').toUpperCase()
  return inGreece ? normalized.replace(/^(?:EL|GR)(?=\d)/, '') : normalized
}
