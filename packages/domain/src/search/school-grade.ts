// School books are searched by grade: «Β΄ Γυμνασίου», "b gymnasiou", «1η τάξη Λυκείου», «Δημοτικού Ε΄». In any
// spelling, a grade is one term in the index ("gim2"); its letter alone would be mistaken for an article.

import { isLatin, type Word } from './fold-text.ts'
import { greekSkeleton } from './greek-skeleton.ts'
import { latinSkeletons } from './latin-skeletons.ts'
import { memoize } from './memoize.ts'
import { isVolumeWord, letterNumber, numberOf } from './numerals.ts'

export interface GradePhrase {
  /** The range of its words: from `start` up to, not including, `end`. */
  readonly start: number
  readonly end: number
  /** One term for each grade. */
  readonly grades: readonly string[]
}

const schools: readonly { code: string; classes: number; names: string }[] = [
  { code: 'dim', classes: 6, names: 'δημοτικο δημοτικου δημοτικα δημοτικων δημ primary elementary' },
  { code: 'gim', classes: 3, names: 'γυμνασιο γυμνασιου γυμνασια γυμνασιων γυμν γυμ gymnasium' },
  { code: 'lik', classes: 3, names: 'λυκειο λυκειου λυκεια λυκειων λυκ γελ lyceum' },
  { code: 'epal', classes: 3, names: 'επαλ' },
]
const fillers = 'ταξη ταξησ ταξεωσ ταξεισ γενικου ενιαιου ημερησιου εσπερινου τησ του'
const conjunctions = new Set(['και', 'kai', 'ke', 'and', 'εωσ', 'ωσ', 'eos', 'ews'])

const keysOf = (literal: string): string[] =>
  isLatin(literal) ? [literal, ...latinSkeletons(literal, 8)] : [greekSkeleton(literal)]
const keyed = (names: string): string[] => names.split(' ').map((name) => (isLatin(name) ? name : greekSkeleton(name)))
const schoolByKey = new Map(schools.flatMap((school) => keyed(school.names).map((key) => [key, school])))
const fillerKeys = new Set(keyed(fillers))

const schoolOf = memoize((literal) => {
  if (literal.length < 3) return null
  const schools = keysOf(literal).map((key) => schoolByKey.get(key))
  return schools.find((school) => school !== undefined) ?? null
})
const isFillerWord = memoize((literal) => keysOf(literal).some((key) => fillerKeys.has(key)))
const isFiller = (word: Word | undefined): boolean => word !== undefined && isFillerWord(word.literal)

/** Grade letters in Latin script: by sound, by position in the alphabet, by looks. */
const latinLetters: Record<string, string> = { a: '1', b: '2', v: '2', g: '3', c: '3', d: '4', e: '5', st: '6', s: '6' }

function classNumber(words: readonly Word[], index: number): string | null {
  const word = words[index]
  if (!word) return null
  if (/^\d$/.test(word.literal)) return word.literal
  if (word.literal === 'σ') return '6'
  return latinLetters[word.literal] ?? letterNumber(word.literal) ?? numberOf(words, index)
}

const isClass = (number: string | null, classes: number): number is string =>
  number !== null && Number(number) >= 1 && Number(number) <= classes

/** Every grade named in a text. */
export function findGrades(words: readonly Word[]): GradePhrase[] {
  return words.flatMap(({ literal }, index): GradePhrase[] => {
    const school = schoolOf(literal)
    if (!school) return []
    const match = classesBefore(words, index, school.classes) ?? classAfter(words, index, school.classes)
    if (!match) return []
    return [{ start: match.start, end: match.end, grades: match.numbers.map((number) => `${school.code}${number}`) }]
  })
}

interface FoundGrade {
  start: number
  end: number
  numbers: string[]
}

/** «Ε΄ και ΣΤ΄ τάξη Δημοτικού»: one or several numerals, then filler words, then the school. */
function classesBefore(words: readonly Word[], school: number, classes: number): FoundGrade | null {
  let index = school - 1
  while (isFiller(words[index])) index -= 1
  const numbers: string[] = []
  let start = school
  for (;;) {
    const number = classNumber(words, index)
    const previous = words[index - 1]
    if (!isClass(number, classes) || (previous && isVolumeWord(previous))) break
    numbers.unshift(number)
    start = index
    index -= conjunctions.has(previous?.literal ?? '') ? 2 : 1
  }
  return numbers.length === 0 ? null : { start, end: school + 1, numbers }
}

/** «Γυμνασίου Β΄», «Λύκειο, τάξη Α΄». */
function classAfter(words: readonly Word[], school: number, classes: number): FoundGrade | null {
  let index = school + 1
  while (isFiller(words[index])) index += 1
  const number = classNumber(words, index)
  return isClass(number, classes) ? { start: school, end: index + 1, numbers: [number] } : null
}
