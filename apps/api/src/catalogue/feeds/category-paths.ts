// The path to each category, in both languages. The whole tree is small and is read once for a feed.

import type { Language } from '@stoa/domain/language'
import { inLanguage } from '../../database/localized-text.ts'
import type { CategoryNameRow } from './feed.queries.ts'

export type CategoryPaths = ReadonlyMap<number | null, Record<Language, readonly string[]>>

export function categoryPaths(rows: readonly CategoryNameRow[]): CategoryPaths {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: number | null, language: Language): string[] => {
    const row = id === null ? undefined : byId.get(id)
    return row ? [...pathOf(row.parent_id, language), inLanguage(row.name_el, row.name_en, language)] : []
  }
  return new Map(rows.map((row) => [row.id, { el: pathOf(row.id, 'el'), en: pathOf(row.id, 'en') }]))
}

const between = ' > '

/** `Βιβλία > Λογοτεχνία > Ποίηση`, without the deepest levels where that is too long. `root` comes first, once. */
export function pathText(categories: readonly string[], root: string | null, maxLength: number): string {
  const steps = root === null || categories[0] === root ? [...categories] : [root, ...categories]
  while (steps.length > 1 && steps.join(between).length > maxLength) steps.pop()
  return steps.join(between).slice(0, maxLength)
}
