// The shop's categories, cached for an import: by subject, by code and by name.

import {
  type CategoryRule,
  type ClassifiedBook,
  chooseCategories,
  type Origin,
} from '@stoa/domain/catalogue/choose-categories'
import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import { themaOf } from '@stoa/domain/catalogue/thema-of'
import type { Language } from '@stoa/domain/language'
import type { BookSubject } from '../book-record.ts'
import type { CategoryRow } from './product-parts.queries.ts'

export interface ClassificationInput {
  subjects: readonly BookSubject[]
  textLanguage: Language | null
  origin: Origin | null
  ageFrom: number | null
}

const maxCached = 10_000

export class Categories {
  readonly #rules: readonly CategoryRule[]
  readonly #byName = new Map<string, number>()
  readonly #themaOfCategory = new Map<number, string>()
  readonly #cache = new Map<string, number[]>()

  constructor(rows: readonly CategoryRow[]) {
    this.#rules = rows.map(ruleOf)
    for (const row of [...rows].reverse()) {
      for (const name of [row.code, row.name_el, row.name_en]) if (name) this.#byName.set(normalizeWords(name), row.id)
      const [thema] = row.thema.split(' ')
      if (thema) this.#themaOfCategory.set(row.id, thema)
    }
  }

  /** Thema codes of the subjects, approximate ones for those of older schemes. */
  themaCodes(subjects: readonly BookSubject[]): string[] {
    return subjects.flatMap(({ scheme, code }) => (scheme === 'category' ? [] : (themaOf(scheme, code) ?? [])))
  }

  /** The first category that is named and that the shop does not have. */
  unknownAmong(subjects: readonly BookSubject[]): string | undefined {
    return subjects.find(({ scheme, code }) => scheme === 'category' && !this.#byName.has(normalizeWords(code)))?.code
  }

  /** Ids, the main one first: categories that were named, then those of the subjects. */
  choose({ subjects, textLanguage, origin, ageFrom }: ClassificationInput): number[] {
    const named = subjects.flatMap(({ scheme, code }) =>
      scheme === 'category' ? (this.#byName.get(normalizeWords(code)) ?? []) : [],
    )
    const codes = this.themaCodes(subjects)
    if (named.length > 0 && codes.length === 0) return [...new Set(named)]
    return [...new Set([...named, ...this.#chooseCached({ subjects: codes, textLanguage, origin, ageFrom })])]
  }

  /** Cached, because thousands of books have the same few subjects. */
  #chooseCached(book: ClassifiedBook): number[] {
    const key = JSON.stringify(book)
    const cached = this.#cache.get(key)
    if (cached) return cached
    if (this.#cache.size >= maxCached) this.#cache.clear()
    const chosen = chooseCategories(this.#rules, book)
    this.#cache.set(key, chosen)
    return chosen
  }

  /** The code closest to a category; null for one that has none. */
  themaOfCategory(id: number | undefined): string | null {
    return id === undefined ? null : (this.#themaOfCategory.get(id) ?? null)
  }
}

const ruleOf = (row: CategoryRow): CategoryRule => ({
  id: row.id,
  themaCodes: row.thema.split(' ').filter((code) => code !== ''),
  textLanguage: row.text_language,
  origin: row.origin,
  ages: row.age_from === null || row.age_to === null ? null : { from: row.age_from, to: row.age_to },
  depth: row.depth,
  position: row.position,
})
