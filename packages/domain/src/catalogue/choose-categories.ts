// Chooses a book's categories by its subjects, the most specific first: those whose Thema codes are prefixes of them.
// The longest code wins; among categories with the same code, those for the book's language, origin and age come first,
// then the deepest.

import type { Language } from '../language.ts'

/** Many shops separate Greek literature from translated literature. */
export type Origin = 'greek' | 'translated'

export interface CategoryRule {
  id: number
  /** Thema codes, the most specific first. */
  themaCodes: readonly string[]
  /** Only for books in this language; null for any. */
  textLanguage: Language | null
  /** Only for books written in Greek, or only for translations; null for both. */
  origin: Origin | null
  /** Only for readers of these ages in years, both included; null for any. */
  ages: { from: number; to: number } | null
  /** Depth: the number of its ancestors. */
  depth: number
  /** Position in the shop's order. */
  position: number
}

export interface ClassifiedBook {
  /** Thema codes. */
  subjects: readonly string[]
  textLanguage: Language | null
  origin: Origin | null
  ageFrom: number | null
}

const maxCategories = 4

/** Ids of categories, the main one first; empty when none fits. */
export function chooseCategories(rules: readonly CategoryRule[], book: ClassifiedBook): number[] {
  const open = rules.filter((rule) => isOpenTo(rule, book))
  const chosen = book.subjects.flatMap((subject) => bestFor(subject, open)?.id ?? [])
  if (chosen.length > 0) return [...new Set(chosen)].slice(0, maxCategories)
  const languageRoots = open.filter((rule) => rule.depth === 0 && rule.textLanguage !== null)
  return languageRoots.length === 1 ? languageRoots.map(({ id }) => id) : []
}

/** A book of unknown language, origin or age does not match a category that requires one. */
const allows = <Value>(required: Value | null, actual: Value | null): boolean =>
  required === null || required === actual

const isOpenTo = ({ textLanguage, origin, ages }: CategoryRule, book: ClassifiedBook): boolean =>
  allows(textLanguage, book.textLanguage) &&
  allows(origin, book.origin) &&
  (ages === null || (book.ageFrom !== null && book.ageFrom >= ages.from && book.ageFrom <= ages.to))

interface Match {
  id: number
  rank: readonly number[]
}

function bestFor(subject: string, rules: readonly CategoryRule[]): Match | null {
  const matches = rules.flatMap((rule) => matchOf(subject, rule) ?? [])
  return matches.reduce<Match | null>(
    (best, match) => (best && compare(best.rank, match.rank) >= 0 ? best : match),
    null,
  )
}

function matchOf(subject: string, rule: CategoryRule): Match | null {
  const places = rule.themaCodes.flatMap((code, place) =>
    subject.startsWith(code) ? [{ length: code.length, place }] : [],
  )
  const [best] = places.sort((a, b) => b.length - a.length)
  if (!best) return null
  const special = [rule.textLanguage, rule.origin, rule.ages].filter((criterion) => criterion !== null).length
  return { id: rule.id, rank: [best.length, special, -best.place, rule.depth, -rule.position] }
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, index) => value !== b[index])
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}
