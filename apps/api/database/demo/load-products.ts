// Imports the products of the built-in shop, as `npm run import` would import them into any shop.

import { fileURLToPath } from 'node:url'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { importCatalogue } from '../../src/catalogue/imports/catalogue-import.service.ts'
import { FileRefused } from '../../src/catalogue/imports/read-item.ts'
import type { Tables } from '../../src/database/schema.ts'
import { priceReductions } from './catalogue-tables.ts'
import { DataFileError, readDataFile } from './data-file.ts'
import { insertPriceHistory, listProductIds } from './seed.queries.ts'

export const productFile = 'products.jsonl'

const dayMs = 86_400_000

/** How long the shop has been open. */
const openDays = 400

const momentAfter = (now: number, days: number): string => new Date(now + days * dayMs).toISOString()

/** The ids of the products by their codes. */
export async function loadProducts(tx: Transaction<Tables>, now: number, folder: URL): Promise<Map<string, number>> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(tx)
  // the prices of the past are in a file of their own
  await run(sql`alter table product disable trigger product_price`)
  await importProducts(tx, now, folder)
  await run(sql`alter table product enable trigger product_price`)
  const ids = await listProductIds(tx)
  const reductions = readDataFile(folder, priceReductions.file, priceReductions.shape).map(({ line, value }) => {
    const product_id = ids.get(value.product)
    if (product_id === undefined)
      throw new DataFileError(priceReductions.file, line, `product: there is no “${value.product}”`)
    const { price_before_cents: price_cents, days_from_now } = value
    return { product_id, price_cents, valid_from: momentAfter(now, days_from_now) }
  })
  await insertPriceHistory(tx, reductions)
  return ids
}

async function importProducts(tx: Transaction<Tables>, now: number, folder: URL): Promise<void> {
  const path = fileURLToPath(new URL(productFile, folder))
  const input = { path, now, listedAt: momentAfter(now, -openDays) }
  const results = await importCatalogue(tx, input).catch((error: unknown) => {
    if (error instanceof FileRefused) throw new DataFileError(productFile, error.line ?? 1, error.message, error)
    throw error
  })
  const refused = results.find(({ outcome }) => outcome !== 'added')
  if (!refused) return
  const notes = [...refused.item.notes, ...refused.notes]
  const [{ field, reason } = { field: 'row', reason: 'an earlier line has its code or its number' }] = notes
  throw new DataFileError(productFile, refused.item.line, `${field}: ${reason}`)
}
