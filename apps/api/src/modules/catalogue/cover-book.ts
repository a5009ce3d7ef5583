// What a product's cover is drawn from: always the Greek side and always the same facts, so that it looks the same everywhere.

import type { CoverBook } from '@stoa/domain/cover/cover-model'
import type { Executor } from '../../database/transaction.ts'
import { type CoverFacts, findCoverFacts } from './product.queries.ts'

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

export async function findCoverBook(db: Executor, code: string): Promise<CoverBook | null> {
  const row = await findCoverFacts(db, code)
  return row && coverBookOf(row)
}
