// Categories as the contract shows them.

import type { Category, CategoryLink } from '@stoa/contract/catalogue/categories'
import type { Language } from '@stoa/domain/language'
import { inLanguage, inLanguageOrNull, languageOf } from '../../database/localized-text.ts'
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
  breadcrumbs: row.breadcrumbs.map((link) => ({
    name: inLanguage(link.name_el, link.name_en, language),
    nameLanguage: languageOf(link.name_en, language),
    url: link.url,
  })),
  children: row.children.map((link) => viewCategoryLink(link, counts, language)),
  siblings: row.siblings.map((link) => viewCategoryLink(link, counts, language)),
})
