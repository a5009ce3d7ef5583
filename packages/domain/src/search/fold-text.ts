// Folds a text for comparison: lower case, no accents, one form of sigma. The script is kept; a word that mixes both (a
// Latin "O" inside a Greek word) is converted to the script of its majority.

import { normalizeLetters } from '../normalize-letters.ts'

export interface Word {
  /** `καζαντζακησ`, `zorba`, `1984`: letters of one script, or digits, or both. */
  readonly literal: string
  /** The character right after it: a numeral's mark (Α΄), an abbreviation's point (Αλ.), or neither. */
  readonly suffix: '΄' | '.' | ''
}

const apostrophes = /[\u0384\u0374\u02b9\u1fbd\u00b4\u2032'’‘`ʼ]/g
/** The points or commas between thousands: 1.000, 1,000. */
const thousands = /(?<!\d)\d{1,3}(?:[.,]\d{3})+(?!\d)/g
const wordPattern = /([a-z0-9α-ω]+)([΄.]?)/g

/** Lower case without accents or final sigma; punctuation stays. */
export const foldText = (text: string): string => normalizeLetters(text).replaceAll('ς', 'σ')

/** The words of a text in order; punctuation, apostrophes and hyphens separate them. */
export function splitWords(text: string): Word[] {
  const folded = foldText(text.replace(apostrophes, '\u0001'))
    .replaceAll('\u0001', '΄')
    .replace(thousands, (number) => number.replace(/[.,]/g, ''))
  return Array.from(folded.matchAll(wordPattern)).flatMap(([, word = '', suffix = '']) =>
    unifyScript(word).map((literal) => ({ literal, suffix: suffix as Word['suffix'] })),
  )
}

export const isLatin = (literal: string): boolean => /[a-z]/.test(literal)

const greekLookalikes: Record<string, string> = {
  a: 'α',
  b: 'β',
  e: 'ε',
  z: 'ζ',
  h: 'η',
  i: 'ι',
  k: 'κ',
  m: 'μ',
  n: 'ν',
  o: 'ο',
  p: 'ρ',
  t: 'τ',
  y: 'υ',
  x: 'χ',
  v: 'ν',
  u: 'υ',
}
const latinLookalikes: Record<string, string> = {
  α: 'a',
  β: 'b',
  ε: 'e',
  ζ: 'z',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'n',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
}

/**
 * Look-alike letters are converted to the script of the majority; when others remain the word is split between scripts.
 */
function unifyScript(word: string): string[] {
  const latin = word.match(/[a-z]/g)?.length ?? 0
  const greek = word.match(/[α-ω]/g)?.length ?? 0
  if (latin === 0 || greek === 0) return [word]
  const lookalikes = greek >= latin ? greekLookalikes : latinLookalikes
  const foreign = greek >= latin ? /[a-z]/g : /[α-ω]/g
  const converted = word.replace(foreign, (char) => lookalikes[char] ?? char)
  return foreign.test(converted) ? (word.match(/[a-z0-9]+|[α-ω0-9]+/g) ?? []) : [converted]
}
