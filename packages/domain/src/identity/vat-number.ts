// The tax number of a company. In Greece (ΑΦΜ) it has nine digits, the last a check digit modulo 11.

export function isGreekVatNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  const sum = [...text.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * 2 ** (8 - index), 0)
  return (sum % 11) % 10 === Number(text[8])
}

/** `EL 123456789` is `123456789` in Greece; elsewhere only spaces and punctuation are removed. */
export function normalizeVatNumber(text: string, inGreece: boolean): string {
  const normalized = text.replace(/[\s.-]/g, '').toUpperCase()
  return inGreece ? normalized.replace(/^(?:EL|GR)(?=\d)/, '') : normalized
}

/** Takes a normalized number. */
export const isVatNumber = (number: string, inGreece: boolean): boolean =>
  inGreece ? isGreekVatNumber(number) : /^[A-Z0-9]{2,20}$/.test(number)
