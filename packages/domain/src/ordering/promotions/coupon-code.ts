// Codes that the shop makes: from letters and digits that nobody takes for one another, in groups of four.

/** Without 0 and O, 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** 31 to the power of 12 is more than 59 bits of chance. */
const groups = 3
const groupLength = 4

export const maxPrefixLength = 20

/** `randomBelow`: a whole number from 0 to before its limit. */
export function makeCouponCode(prefix: string, randomBelow: (limit: number) => number): string {
  const letter = () => alphabet.charAt(randomBelow(alphabet.length))
  const group = () => Array.from({ length: groupLength }, letter).join('')
  return [...(prefix === '' ? [] : [prefix]), ...Array.from({ length: groups }, group)].join('-')
}

/** What may be printed: words of letters and digits, with a dash, a dot, an underscore or a space between them. */
export const isPrintableCode = (text: string): boolean => /^[\p{L}\p{N}]+(?:[ ._-][\p{L}\p{N}]+)*$/u.test(text)
