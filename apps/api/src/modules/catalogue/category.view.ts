// Categories as the contract shows them.

import type { Category, CategoryLink } from '@stoa/contract/categories'
import type { Language } from '@stoa/domain/language'
import { inLanguage, inLanguageOrNull, languageOf } from '../../database/words.ts'
import type { CategoryDetailRow, CategoryNodeRow, CategoryRow } from './category.queries.ts'

/** Products for sale in each category and below it; one without any may be absent. */
export type CategoryCounts = ReadonlyMap<number, number>

export const viewCategoryLink = (row: CategoryRow, counts: CategoryCounts, language: Language): CategoryLink => ({
  id: row.id,
  code: row.code,
  url: row.url,
  name: inLanguage(row.name_el, row.name_en, language),
  nameLanguage: languageOf(row.name_en, language),
  productCount: counts.get(row.id) ?? 0,
})

export const viewCategoryNode = (row: CategoryNodeRow, counts: CategoryCounts, language: Language) => ({
  ...viewCategoryLink(row, counts, language),
  parentId: row.parent_id,
  level: row.level,
})

export const viewCategory = (row: CategoryDetailRow, counts: CategoryCounts, language: Language): Category => ({
  ...viewCategoryLink(row, counts, language),
  intro: inLanguageOrNull(row.intro_el, row.intro_en, language),
  thema: row.thema,
  parentId: row.parent_id,
  breadcrumbs: row.breadcrumbs.map((one) => ({
    name: inLanguage(one.name_el, one.name_en, language),
    nameLanguage: languageOf(one.name_en, language),
    url: one.url,
  })),
  children: row.children.map((one) => viewCategoryLink(one, counts, language)),
  siblings: row.siblings.map((one) => viewCategoryLink(one, counts, language)),
})
