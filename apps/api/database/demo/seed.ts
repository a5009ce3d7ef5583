// Fills an empty database with the built-in shop, from its data files. `now` is handed in: it sets which books are still to
// come and when the reductions began; everything else is the same on every machine and every day.

import { keyVersion } from '@stoa/domain/search/word-keys'
import { sql, type Transaction } from 'kysely'
import { aliasesOf } from '../../src/catalogue/people-columns.ts'
import { indexProducts } from '../../src/catalogue/search/index-products.service.ts'
import { saveVersion } from '../../src/catalogue/search/rebuild.queries.ts'
import { rebuildSuggestions } from '../../src/catalogue/search/rebuild-suggestions.service.ts'
import type { Database } from '../../src/database/connect.ts'
import type { Tables } from '../../src/database/schema.ts'
import type { Executor } from '../../src/database/transaction.ts'
import { contributors, namedTables, productPartTables, stock } from './catalogue-tables.ts'
import { contentTables } from './content-tables.ts'
import { dataFolder } from './data-file.ts'
import { type LoadableTable, LoadedIds } from './data-table.ts'
import { continueIds, insertRows } from './insert-rows.ts'
import { loadProducts } from './load-products.ts'
import { placeTables } from './place-tables.ts'
import { promotionTables } from './promotion-tables.ts'
import { insertCategoryPaths, insertReceipts } from './seed.queries.ts'

/** Tables whose rows follow from those of others, and whose ids the database gives. */
const followingTables = ['work', 'product', 'price_history', 'stock_movement']

/** Whether it filled the database; one that holds products is left as it is. */
export async function seedDemo(db: Database, now: number, folder = dataFolder): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7862402)`.execute(tx)
    const { rows } = await sql<{ filled: boolean }>`select exists (select from product) as filled`.execute(tx)
    if (rows[0]?.filled) return false
    await fill(tx, now, folder)
    return true
  })
}

async function fill(tx: Transaction<Tables>, now: number, folder: URL): Promise<void> {
  const ids = new LoadedIds()
  const load = async (tables: readonly LoadableTable[]): Promise<void> => {
    for (const table of tables) await table.load(tx, folder, ids, now)
    await continueIds(tx, ...tables.filter(({ numbered }) => numbered).map(({ table }) => table))
  }
  await continueIds(tx, ...followingTables)
  await load(namedTables)
  await insertAliases(tx, folder)
  await insertCategoryPaths(tx)
  const productIds = await loadProducts(tx, now, folder)
  ids.add('product', productIds)
  await load([...placeTables, ...productPartTables, stock, ...promotionTables])
  await insertReceipts(tx)
  await load(contentTables)
  await indexProducts(tx, [...productIds.values()])
  await saveVersion(tx, keyVersion)
  await rebuildSuggestions(tx)
}

async function insertAliases(tx: Executor, folder: URL): Promise<void> {
  const rows = contributors.read(folder).flatMap(({ value: { name_el, name_en, aliases } }, index) => {
    const names = { nameEl: name_el, nameEn: name_en, aliases }
    return aliasesOf(names).map((alias) => ({ contributor_id: index + 1, ...alias }))
  })
  await insertRows(tx, 'contributor_alias', rows)
}
