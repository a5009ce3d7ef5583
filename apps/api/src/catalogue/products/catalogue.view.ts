// Cards and categories as the contract shows them: one language, the availability, and a reduction only where the law
// allows.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Category, CategoryLink } from '@stoa/contract/catalogue/categories'
import { availabilityOf } from '@stoa/domain/catalogue/availability'
import type { Language } from '@stoa/domain/language'
import type { ShownPrice } from '@stoa/domain/ordering/promotions/shown-price'
import { inLanguage, inLanguageOrNull, languageOf } from '../../database/localized-text.ts'
import { colorFolder, viewCover } from '../cover-book.ts'
import type { CategoryDetailRow, CategoryNodeRow, CategoryRow } from './category.queries.ts'
import type { CardRow } from './product.queries.ts'

export function viewCard(
  row: CardRow,
  language: Language,
  { priceCents, reduction }: ShownPrice,
): Omit<ProductCard, 'offers'> {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    url: row.url,
    name: inLanguage(row.name_el, row.name_en, language),
    nameLanguage: row.name_en === null ? row.name_language : language,
    englishTitle: language === 'en' ? row.english_title : null,
    credits: row.credits.map((credit) => ({
      name: inLanguage(credit.name_el, credit.name_en, language),
      role: credit.role,
      code: credit.code,
      url: credit.url,
    })),
    publisher: inLanguage(row.publisher_el, row.publisher_en, language),
    publisherUrl: row.publisher_url,
    price: priceCents,
    priceBeforeDiscount: reduction?.priorCents ?? null,
    discountPercent: reduction?.percent ?? 0,
    customerPrice: priceCents,
    customerDiscountPercent: reduction?.percent ?? 0,
    availability: availabilityOf(row.availability, row.copies),
    heldBack: row.held_back,
    quantity: row.copies,
    dimensions: row.dimensions.map((form) => ({
      id: form.id,
      name: inLanguage(form.name_el, form.name_en, language),
      kind: form.kind,
      code: form.code,
      quantity: form.quantity,
      cover: colorFolder(row, form.code),
    })),
    badges: row.badges.map((badge) => ({
      code: badge.code,
      name: inLanguage(badge.name_el, badge.name_en, language),
    })),
    ...viewCover(row),
    image: `/covers/${encodeURIComponent(row.code)}/720.avif`,
    coverStyle: row.cover_style,
    pages: row.pages,
    year: row.published_year,
    releaseDate: row.release_date,
    seriesNumber: row.series_number,
    bookLanguage: row.text_language,
    binding: row.binding,
  }
}

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
