// Text that was typed in the wrong keyboard layout: the same keys, read in the other one. The key right of Λ puts an
// accent on the following vowel (";a" is ά), and with shift a dialytika (":i" is ϊ).

const latinRow = 'abcdefghijklmnopqrstuvwxyz'
const greekRow = 'αβψδεφγηιξκλμνοπ;ρστθωςχυζ'

const pairs = [...latinRow].map((letter, index): [string, string] => [letter, greekRow.charAt(index)])
const toGreek = new Map(pairs)
const toLatin = new Map([...pairs.map(([latin, greek]): [string, string] => [greek, latin]), ['σ', 's']])

const translate = (text: string, table: ReadonlyMap<string, string>): string =>
  text.replace(/./gu, (char) => table.get(char) ?? char)

/** Latin letters with an accent's key before a vowel: certainly the wrong layout. */
export const isSurelyOtherLayout = (typed: string): boolean =>
  /[a-z]/i.test(typed) && !/\p{Script=Greek}/u.test(typed) && /[;:][aehioyv]/i.test(typed)

/** The same keys in the other layout, in lower case; null when the text has letters of neither or of both scripts. */
export function otherLayout(typed: string): string | null {
  const plain = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const hasGreek = /[α-ως]/.test(plain)
  const hasLatin = /[a-z]/.test(plain)
  if (hasGreek === hasLatin) return null
  if (hasGreek) return translate(plain, toLatin)
  return translate(plain.replace(/[;:](?=[aehioyv])/g, ''), toGreek)
}
