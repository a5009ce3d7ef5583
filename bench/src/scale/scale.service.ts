// Fills a shop with generated books until it has the requested number of products, and removes them again. Everything
// happens in one transaction; then the search is indexed and the tables are analysed.

import { rebuildSearch } from '@stoa/api/catalogue/search/rebuild-search.service'
import type { Database } from '@stoa/api/database/connect'
import { type CategoryChoice, publishersFor, seriesFor, worksFor } from './book.ts'
import { type BookContext, BookRows, type CopyText } from './book-rows.ts'
import { type BulkSession, openBulkSession } from './bulk-session.ts'
import { analyzeTables, vacuumTables, withoutIndexes } from './bulk-tables.queries.ts'
import { sharesOf } from './choose-category.ts'
import { copyLine } from './copy-text.ts'
import { peopleRows, publisherRows, seriesRows, type TableRows, workRows } from './name-rows.ts'
import { NumberedIds } from './numbered-ids.ts'
import { ownAttributes } from './own-attributes.ts'
import { peopleFor } from './person.ts'
import * as removal from './remove.queries.ts'
import * as queries from './scale.queries.ts'

/** Shown to the user without a stack trace. */
export class ScaleRefused extends Error {}

export interface Watcher {
  /** The current step. */
  say(what: string): void
  /** Progress of the current step. */
  count(done: number, all: number): void
}

const batchSize = 4000

export interface ScaleDeps {
  url: string
  db: Database
  /** Milliseconds since 1970: the newest books are published around it. */
  now: number
}

/** `wished`: total number of products, including the shop's own. Returns how many were made. */
export async function growShop({ url, db, now }: ScaleDeps, wished: number, watcher: Watcher): Promise<number> {
  const session = await openBulkSession(url)
  try {
    const size = await queries.findShopSize(session.db)
    const missing = wished - size.products
    if (missing <= 0) throw new ScaleRefused(`The shop has ${size.products} products already.`)
    await session.db.transaction().execute(async () => {
      await withoutIndexes(session.db, 'coming', watcher.say, () =>
        writeBooks(session, { first: size.highest + 1, count: missing, now }, watcher),
      )
      await queries.continueIds(session.db)
      await countAndReport(session, watcher)
    })
    watcher.say('cleaning up')
    await vacuumTables(session.db)
    await indexShop(db, watcher)
    return missing
  } finally {
    await session.end()
  }
}

/** Returns how many were removed, and how many stay because they were ordered. */
export async function shrinkShop(
  { url, db }: ScaleDeps,
  watcher: Watcher,
): Promise<{ going: number; staying: number }> {
  const session = await openBulkSession(url)
  try {
    const { generated } = await queries.findShopSize(session.db)
    if (generated === 0) throw new ScaleRefused('The shop has no generated products.')
    watcher.say('taking generated products away')
    const counts = await session.db.transaction().execute(async () => {
      const chosen = await removal.chooseRemoved(session.db)
      await withoutIndexes(session.db, 'going', watcher.say, async () => {
        await removal.removeProducts(session.db)
        await removal.removeNames(session.db)
      })
      await countAndReport(session, watcher)
      return chosen
    })
    watcher.say('cleaning up')
    await vacuumTables(session.db)
    await indexShop(db, watcher)
    return counts
  } finally {
    await session.end()
  }
}

async function countAndReport(session: BulkSession, watcher: Watcher): Promise<void> {
  watcher.say('counting the titles of people and publishers')
  await analyzeTables(session.db)
  await queries.countAnew(session.db)
  await queries.announce(session.db)
}

async function indexShop(db: Database, watcher: Watcher): Promise<void> {
  const { products } = await queries.findShopSize(db)
  watcher.say('indexing for search')
  await rebuildSearch(db, ({ indexed }) => watcher.count(indexed, products))
}

interface BooksToWrite {
  /** The number of the first book to make. */
  first: number
  count: number
  now: number
}

async function writeBooks(session: BulkSession, { first, count, now }: BooksToWrite, watcher: Watcher): Promise<void> {
  const categories = await readCategories(session)
  await queries.ensureAttributes(session.db, ownAttributes.theme.attribute, ownAttributes.theme.values)
  await queries.ensureAttributes(session.db, ownAttributes.setting.attribute, ownAttributes.setting.values)
  watcher.say('people, publishers and series')
  const named = await writeNames(session, first + count)
  const around: BookContext = {
    ...named,
    categories,
    attributes: await queries.listAttributes(session.db),
    branchIds: await queries.listBranchIds(session.db),
    now,
  }
  watcher.say('books')
  const rows = new BookRows(around, await queries.findNextId(session.db, 'stock'))
  const firstId = await queries.findNextId(session.db, 'product')
  let writing: Promise<void> = Promise.resolve()
  for (let made = 0; made < count; ) {
    const end = Math.min(made + batchSize, count)
    for (; made < end; made += 1) rows.add(first + made, firstId + made)
    await writing
    writing = copyAll(session, rows.take())
    // awaited, and thrown, in the next iteration
    writing.catch(() => {})
    watcher.count(made, count)
  }
  await writing
}

async function readCategories(session: BulkSession): Promise<CategoryChoice> {
  const all = await queries.listTargetCategories(session.db)
  if (all.length === 0) throw new ScaleRefused('The shop has no categories that books could stand in.')
  return { all, shares: sharesOf(all) }
}

async function copyAll(session: BulkSession, texts: readonly CopyText[]): Promise<void> {
  for (const { table, columns, text } of texts) await session.copy(table, columns, text)
}

/** Contributors, publishers, series and works of the books below this number. */
async function writeNames(session: BulkSession, books: number) {
  const people = await readNumbered(session, 'contributor')
  const publishers = await readNumbered(session, 'publisher')
  const series = await readNumbered(session, 'series')
  const works = await readNumbered(session, 'work')
  const tables: TableRows[] = [
    ...peopleRows(people.claimMissing(peopleFor(books) + 5)),
    publisherRows(publishers.claimMissing(publishersFor(books))),
    seriesRows(series.claimMissing(seriesFor(books))),
    workRows(works.claimMissing(worksFor(books) + 1)),
  ]
  for (const { table, columns, rows } of tables) {
    if (rows.length > 0) await session.copy(table, columns, rows.map(copyLine).join(''))
  }
  return { people, publishers, series, works }
}

const readNumbered = async (session: BulkSession, table: queries.NumberedTable): Promise<NumberedIds> =>
  new NumberedIds(await queries.listNumbered(session.db, table), await queries.findNextId(session.db, table))
