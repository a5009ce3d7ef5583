// The identifiers of a new product: its article number, which is its code too, and its slug.

import { inStoreEan } from '@stoa/domain/catalogue/isbn'
import { readPersonName } from '@stoa/domain/catalogue/people/person-name'
import { slugOf } from '@stoa/domain/url/slug'
import type { Executor } from '../../../database/transaction.ts'
import type { BookRecord } from '../book-record.ts'
import { freeSlugs } from './free-slugs.ts'
import { type ExistingProduct, listByNumber, listTakenUrls, takeInStoreNumbers } from './product.queries.ts'

export interface NumberedRecord {
  existing: ExistingProduct | null
  record: BookRecord
}

/** The ISBN before all others; a title without a number gets an in-store one. In the order given. */
export async function numbersFor(tx: Executor, records: readonly NumberedRecord[]): Promise<string[]> {
  const knownNumbers = records.map(({ existing, record }) => {
    const isBook = existing?.isbn13 != null
    return record.isbn13 ?? (isBook ? existing.ean : (record.ean ?? existing?.ean ?? null))
  })
  const missing = knownNumbers.filter((number) => number === null).length
  const ownNumbers = missing === 0 ? [] : await freeInStoreNumbers(tx, missing)
  return knownNumbers.map((number) => number ?? ownNumbers.shift() ?? '')
}

/** Some were assigned by hand before the first import. */
async function freeInStoreNumbers(tx: Executor, count: number): Promise<string[]> {
  const free: string[] = []
  while (free.length < count) {
    const generated = (await takeInStoreNumbers(tx, count - free.length)).map(inStoreEan)
    const usedEans = new Set((await listByNumber(tx, generated)).map(({ ean }) => ean))
    free.push(...generated.filter((ean) => !usedEans.has(ean)))
  }
  return free
}

/** Title and surname of the first author, in Latin script. */
function baseSlug({ title = '', credits = [] }: BookRecord, ean: string): string {
  const author = credits.find(({ role }) => role === 'author')
  const surname = author ? readPersonName(author.otherName ?? author.name).surname : ''
  return slugOf(`${title} ${surname}`) || `book-${ean}`
}

/** Free slugs, in the order given. */
export const urlsFor = (tx: Executor, records: readonly { record: BookRecord; ean: string }[]): Promise<string[]> =>
  freeSlugs(
    records.map(({ record, ean }) => baseSlug(record, ean)),
    (slugs) => listTakenUrls(tx, slugs),
  )
