// The data of a product's cover artwork: always Greek and always the same, so that it looks the same everywhere.

import type { BackCoverBook } from '@stoa/covers/back-cover'
import type { CoverBook } from '@stoa/covers/cover-model'

export const pictureKinds = ['front', 'back', 'side', 'inside'] as const

export type PictureKind = (typeof pictureKinds)[number]

export interface CoverData {
  code: string
  name_el: string
  name_language: 'el' | 'en'
  credits: { name_el: string; name_en: string | null; role: string }[]
  publisher_el: string
  series_el: string | null
  cover_style: string
  pages: number | null
}

export interface BackCoverData extends CoverData {
  lead_el: string
  lead_en: string | null
  ean: string
}

export function coverBookOf(row: CoverData): CoverBook {
  const authors = row.credits.filter((credit) => credit.role === 'author')
  const names = authors.map((author) =>
    row.name_language === 'en' ? (author.name_en ?? author.name_el) : author.name_el,
  )
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

/** The back is in the language of the title. */
export const backCoverBookOf = (row: BackCoverData): BackCoverBook => ({
  ...coverBookOf(row),
  blurb: row.name_language === 'en' ? (row.lead_en ?? row.lead_el) : row.lead_el,
  ean: row.ean,
})
