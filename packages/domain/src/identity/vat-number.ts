// The tax number of a company. In Greece (ΑΦΜ) it has nine digits, the last a check digit modulo 11. In the European Union
// VIES knows it by the code of its country, which for Greece is EL.

const otherMembers = 'AT BE BG CY CZ DE DK EE ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const viesCodes = new Map([['GR', 'EL'], ...otherMembers.map((iso): [string, string] => [iso, iso])])

/** The code of a country at VIES, by its ISO 3166-1 code; null outside the European Union. */
export const viesCodeOf = (iso: string): string | null => viesCodes.get(iso) ?? null

/** As VIES takes it, without the code of its country: 2 to 14 letters and digits. Takes a normalized number. */
export const viesNumberOf = (number: string, viesCode: string): string =>
  number.startsWith(viesCode) && number.length > viesCode.length + 1 ? number.slice(viesCode.length) : number

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
