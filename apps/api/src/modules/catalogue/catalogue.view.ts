// Products as the contract shows them: one language, the words of availability, and a reduction only where the law allows.

import type { Product, ProductCard } from '@stoa/contract/catalogue'
import { availabilityOf } from '@stoa/domain/catalogue/availability'
import { coverFormat } from '@stoa/domain/cover/cover'
import type { Language } from '@stoa/domain/language'
import { findReduction } from '@stoa/domain/pricing/announced-reduction'
import { inLanguage, inLanguageOrNull, languageOf } from '../../database/words.ts'
import { coverBookOf } from './cover-book.ts'
import type { CardRow, DetailRow } from './product.queries.ts'

export function viewCard(row: CardRow, language: Language): ProductCard {
  const reduction = findReduction(row.prices.map(([priceCents, validFrom]) => ({ priceCents, validFrom })))
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    url: row.url,
    name: inLanguage(row.name_el, row.name_en, language),
    nameLanguage: row.name_en === null ? row.name_language : language,
    credits: row.credits.map((credit) => ({
      name: inLanguage(credit.name_el, credit.name_en, language),
      role: credit.role,
      code: credit.code,
      url: credit.url,
    })),
    publisher: inLanguage(row.publisher_el, row.publisher_en, language),
    publisherUrl: row.publisher_url,
    price: row.price_cents,
    priceBeforeDiscount: reduction?.priorCents ?? null,
    discountPercent: reduction?.percent ?? 0,
    availability: availabilityOf(row.availability, row.copies),
    quantity: row.copies,
    dimensions: row.dimensions.map((form) => ({
      id: form.id,
      name: inLanguage(form.name_el, form.name_en, language),
      kind: form.kind,
      quantity: form.quantity,
    })),
    coverFormat: coverFormat(coverBookOf(row)).format,
    coverStyle: row.cover_style,
    pages: row.pages,
    year: row.published_year,
  }
}

export function viewProduct(row: DetailRow, language: Language): Product {
  const contents = language === 'en' && row.contents_en.length > 0 ? row.contents_en : row.contents_el
  const breadcrumbs = row.breadcrumbs.map((one) => ({
    name: inLanguage(one.name_el, one.name_en, language),
    nameLanguage: languageOf(one.name_en, language),
    url: one.url,
  }))
  return {
    ...viewCard(row, language),
    subtitle: row.subtitle,
    originalTitle: row.original_title,
    lead: inLanguage(row.lead_el, row.lead_en, language),
    description: inLanguage(row.description_el, row.description_en, language),
    contents,
    textLanguage: languageOf(row.description_en, language),
    categoryName: breadcrumbs.at(-1)?.name ?? '',
    breadcrumbs,
    series: inLanguageOrNull(row.series_el, row.series_en, language),
    seriesNumber: row.series_number,
    ean: row.ean,
    isbn: row.isbn13,
    bookLanguage: row.text_language,
    binding: row.binding,
    releaseDate: row.release_date,
    ageFrom: row.age_from,
    publisherPrice: row.publisher_price_cents,
    thema: row.thema,
    publisherAddress: row.publisher_address,
    publisherWebsite: row.publisher_website,
    authorBiography: inLanguageOrNull(row.biography_el, row.biography_en, language),
    branches: row.branches.map((one) => ({
      branchId: one.id,
      name: inLanguage(one.name_el, one.name_en, language),
      quantity: one.quantity,
    })),
  }
}
