// What a product's cover is drawn from: always the Greek side and always the same facts, so that it looks the same everywhere.

import type { BackCoverBook } from '@stoa/domain/cover/back-cover'
import type { CoverBook } from '@stoa/domain/cover/cover-model'

export interface CoverFacts {
  code: string
  name_el: string
  name_language: 'el' | 'en'
  credits: { name_el: string; name_en: string | null; role: string }[]
  publisher_el: string
  series_el: string | null
  cover_style: string
  pages: number | null
}

export interface BackCoverFacts extends CoverFacts {
  lead_el: string
  lead_en: string | null
  ean: string
}

export function coverBookOf(row: CoverFacts): CoverBook {
  const authors = row.credits.filter((credit) => credit.role === 'author')
  const names = authors.map((one) => (row.name_language === 'en' ? (one.name_en ?? one.name_el) : one.name_el))
  return {
    title: row.name_el,
    author: names.join(', '),
    publisher: row.publisher_el,
    series: row.series_el ?? '',
    category: row.cover_style,
    seed: row.code,
    pages: row.pages ?? undefined,
  }
}

/** The back speaks the language of the title. */
export const backCoverBookOf = (row: BackCoverFacts): BackCoverBook => ({
  ...coverBookOf(row),
  blurb: row.name_language === 'en' ? (row.lead_en ?? row.lead_el) : row.lead_el,
  ean: row.ean,
})
