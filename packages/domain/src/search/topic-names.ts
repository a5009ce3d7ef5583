// The forms of a topic's name. «Αστυνομικό & θρίλερ» is known by either part, and a part keeps what follows for all of
// them: "Fantasy & science fiction in English" is not simply "Fantasy".

import { splitWords } from './fold-text.ts'
import { isSmallWord } from './small-words.ts'

const joiners = /\s*[&,/·+]\s*|\s+(?:και|and)\s+/u
const qualifier = /\s+(?:στα|στην|στη|στο|σε|για|in|for)\s+.+$/u

export interface NameForm {
  /** The folded words that count. */
  readonly words: readonly string[]
  /** Whether it is the whole name. */
  readonly isWhole: boolean
}

/** The words that count; all when there are none but small ones. */
function wordsOf(text: string): string[] {
  const words = splitWords(text).map(({ literal }) => literal)
  const content = words.filter((word) => !isSmallWord(word) && word.length > 1)
  return content.length > 0 ? content : words
}

/** The whole name, and each of its parts; a part with figures is an age or a number and no name. */
export function nameForms(name: string): NameForm[] {
  const whole = { words: wordsOf(name), isWhole: true }
  const [tail = ''] = qualifier.exec(name) ?? []
  const parts = name.slice(0, name.length - tail.length).split(joiners)
  if (parts.length < 2) return [whole]
  const forms = parts
    .filter((part) => part.trim() !== '' && !/\d/.test(part))
    .map((part, _, all) => ({ words: wordsOf(part + tail), isWhole: all.length === 1 }))
  return [whole, ...forms].filter(({ words }) => words.length > 0)
}

export interface Ages {
  readonly from: number
  readonly to: number
}

export interface Topic {
  readonly kind: 'category' | 'page' | 'section'
  readonly id: number
  /** Its term in the index, see `categoryTerm`; pages and sections have a key, but no products. */
  readonly key: string
  /** The keys of the categories above it. */
  readonly ancestors: readonly string[]
  readonly names: readonly string[]
  readonly synonyms: readonly string[]
  /** Whom it is for, where it is for children. */
  readonly ages: Ages | null
}

const range = /(\d{1,2})\s*[–-]\s*(\d{1,2})/
const andMore = /(\d{1,2})\s*\+/

/** The ages in the name of a category: «Εικονογραφημένα, 0–6 ετών». The upper end belongs to the next one. */
export function agesIn(name: string): Ages | null {
  const [, from, to] = range.exec(name) ?? []
  if (from !== undefined) return { from: Number(from), to: Number(to) }
  const [, least] = andMore.exec(name) ?? []
  return least === undefined ? null : { from: Number(least), to: 18 }
}
