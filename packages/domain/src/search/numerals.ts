// Numbers are equal in figures, in words, as ordinals, in Greek and in Roman numerals: «Οι 3 σωματοφύλακες», «Το 2ο
// φύλο», «Τόμος Β΄», «τ. 2», "Volume II". A single letter is a numeral only with its mark or beside a word like
// «τόμος».

import { isLatin, type Word } from './fold-text.ts'
import { greekSkeleton } from './greek-skeleton.ts'
import { latinSkeletons } from './latin-skeletons.ts'
import { lightStem } from './light-stem.ts'
import { memoize } from './memoize.ts'

const cardinals: Record<number, string> = {
  2: 'δυο two',
  3: 'τρεισ τρια τριων three',
  4: 'τεσσερισ τεσσερα τεσσερεισ τεσσαρων four',
  5: 'πεντε five',
  6: 'εξι six',
  7: 'εφτα seven',
  8: 'οχτω eight',
  9: 'εννια εννεα nine',
  10: 'δεκα ten',
  11: 'εντεκα eleven',
  12: 'δωδεκα twelve',
  20: 'εικοσι twenty',
  100: 'εκατο εκατον hundred',
  1000: 'χιλια χιλιεσ χιλιοι thousand',
}
const ordinals: Record<number, string> = {
  1: 'πρωτοσ first',
  2: 'δευτεροσ second',
  3: 'τριτοσ third',
  4: 'τεταρτοσ fourth',
  5: 'πεμπτοσ fifth',
  6: 'εκτοσ sixth',
  7: 'εβδομοσ seventh',
  8: 'ογδοοσ eighth',
  9: 'ενατοσ ninth',
  10: 'δεκατοσ tenth',
}

const keyOf = (literal: string): string => (isLatin(literal) ? literal : greekSkeleton(literal))
const keyTable = (words: Record<number, string>, key: (literal: string) => string): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([number, all]) => all.split(' ').map((form) => [key(form), number])))

const byKey = keyTable(cardinals, keyOf)
const byStem = keyTable(ordinals, (literal) => (isLatin(literal) ? literal : lightStem(greekSkeleton(literal))))

const greekNumerals = ['', 'α', 'β', 'γ', 'δ', 'ε', 'στ', 'ζ', 'η', 'θ', 'ι']
const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv']
const longestRoman = Math.max(...roman.map(({ length }) => length))
const ordinalFigure = /^(\d{1,3})(?:οσ|η|ο|ου|ησ|οι|εσ|α|ων|os|i|h|o|ou|is|hs|a|on|st|nd|rd|th)$/

const volumes = new Set(
  'τομοσ τομοι τομου τομ τευχοσ τευχη μεροσ βιβλιο vol volume volumes part tomos teuchos tefxos meros'.split(' '),
)

/** Whether numerals beside this word number the parts of a work. */
export const isVolumeWord = ({ literal, suffix }: Word): boolean =>
  volumes.has(literal) || (suffix === '.' && /^(?:τ|t)$/.test(literal))

const wordNumber = memoize((literal): string | null => {
  const keys = isLatin(literal) ? [literal, ...latinSkeletons(literal, 2)] : [greekSkeleton(literal)]
  for (const key of keys) {
    const number = byKey.get(key) ?? byStem.get(key) ?? byStem.get(lightStem(key))
    if (number !== undefined) return number
  }
  return null
})

const asRoman = (literal: string): string => literal.replaceAll('ι', 'i').replaceAll('χ', 'x')

/** The value of a letter or Roman numeral where one is expected; null for everything else. */
export function letterNumber(literal: string): string | null {
  const greek = greekNumerals.indexOf(literal)
  const index = greek > 0 ? greek : roman.indexOf(asRoman(literal))
  return index > 0 ? String(index) : null
}

const isVolume = (word: Word | undefined): boolean => word !== undefined && isVolumeWord(word)

/** The number that a word stands for, in figures; null when it stands for none, or is written in figures. */
export function numberOf(words: readonly Word[], index: number): string | null {
  const word = words[index]
  if (!word || /^\d+$/.test(word.literal)) return null
  const figure = ordinalFigure.exec(word.literal)?.[1]
  if (figure !== undefined) return figure
  const isBesideVolume = isVolume(words[index - 1]) || isVolume(words[index + 1])
  const isMarked = word.suffix === '΄' && word.literal.length <= 2 && !isLatin(word.literal)
  const isLongRoman =
    word.literal.length > 1 && word.literal.length <= longestRoman && roman.includes(asRoman(word.literal))
  if (isBesideVolume || isMarked || isLongRoman) return letterNumber(word.literal) ?? wordNumber(word.literal)
  return word.literal.length > 2 ? wordNumber(word.literal) : null
}
