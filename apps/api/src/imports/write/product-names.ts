// What a new product is known by: its article number, which is its code too, and the last part of its address.

import { inStoreEan } from '@stoa/domain/catalogue/isbn'
import { readPersonName } from '@stoa/domain/people/person-name'
import { slugOf } from '@stoa/domain/url/slug'
import type { Executor } from '../../database/transaction.ts'
import type { BookRecord } from '../book-record.ts'
import { freeSlugs } from './free-slugs.ts'
import { listByNumber, listTakenUrls, type PresentProduct, takeInStoreNumbers } from './product.queries.ts'

export interface Numbered {
  before: PresentProduct | null
  record: BookRecord
}

/** The ISBN before all others; what has no number gets one of the shop's own. In the order given. */
export async function numbersFor(tx: Executor, some: readonly Numbered[]): Promise<string[]> {
  const known = some.map(({ before, record }) => {
    const isBook = before?.isbn13 != null
    return record.isbn13 ?? (isBook ? before.ean : (record.ean ?? before?.ean ?? null))
  })
  const missing = known.filter((number) => number === null).length
  const own = missing === 0 ? [] : await freeInStoreNumbers(tx, missing)
  return known.map((number) => number ?? own.shift() ?? '')
}

/** Some were given by hand before the first import. */
async function freeInStoreNumbers(tx: Executor, count: number): Promise<string[]> {
  const free: string[] = []
  while (free.length < count) {
    const drawn = (await takeInStoreNumbers(tx, count - free.length)).map(inStoreEan)
    const taken = new Set((await listByNumber(tx, drawn)).map(({ ean }) => ean))
    free.push(...drawn.filter((ean) => !taken.has(ean)))
  }
  return free
}

/** Title and surname of the first author, in Latin letters. */
function urlWish({ title = '', credits = [] }: BookRecord, ean: string): string {
  const author = credits.find(({ role }) => role === 'author')
  const surname = author ? readPersonName(author.otherName ?? author.name).surname : ''
  return slugOf(`${title} ${surname}`) || `book-${ean}`
}

/** Free addresses, in the order given. */
export const urlsFor = (tx: Executor, some: readonly { record: BookRecord; ean: string }[]): Promise<string[]> =>
  freeSlugs(
    some.map(({ record, ean }) => urlWish(record, ean)),
    (slugs) => listTakenUrls(tx, slugs),
  )
