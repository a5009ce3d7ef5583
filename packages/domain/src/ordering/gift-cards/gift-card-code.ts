// The code of a gift card: 80 random bits as sixteen characters of Crockford's base 32, which has no letters that are taken
// for others. Shown in groups of four, and read however people type it.

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many random bytes make a code. */
export const giftCardCodeBytes = 10

const codeLength = 16

/** What is typed for another character: letters that look like digits, and Greek capitals that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ O: '0', Ο: '0', I: '1', L: '1', Ι: '1' },
  ...{ Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Κ: 'K', Μ: 'M', Ν: 'N', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X' },
}

/** From ten random bytes; throws for any other number. */
export function giftCardCodeFrom(bytes: Uint8Array): string {
  if (bytes.length !== giftCardCodeBytes) throw new Error(`a gift card's code is made of ${giftCardCodeBytes} bytes`)
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet.charAt(Number.parseInt(group, 2))).join('')
}

/** In any case, with or without spaces and dashes; null for what can be no code. */
export function readGiftCardCode(typed: string): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
  const code = Array.from(letters, (letter) => lookalikes[letter] ?? letter).join('')
  return code.length === codeLength && Array.from(code).every((letter) => alphabet.includes(letter)) ? code : null
}

/** `7K2M-9QRT-4VXZ-0AB3` */
export const formatGiftCardCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
