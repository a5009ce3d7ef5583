// Fills an empty database with the built-in shop. `now` is handed in: it sets which books are still to come and when the
// reductions began; everything else is the same on every machine and every day.

import { keyVersion } from '@stoa/domain/search/word-keys'
import { type RawBuilder, sql } from 'kysely'
import { indexProducts } from '../../src/catalogue/search/index-products.service.ts'
import { saveVersion } from '../../src/catalogue/search/rebuild.queries.ts'
import { rebuildSuggestions } from '../../src/catalogue/search/rebuild-suggestions.service.ts'
import type { Database } from '../../src/database/connect.ts'
import type { Executor } from '../../src/database/transaction.ts'
import * as attributes from './attribute-rows.ts'
import { branches } from './branches.ts'
import * as catalogue from './catalogue-rows.ts'
import * as content from './content-rows.ts'
import { workRows } from './edition-rows.ts'
import { continueIds, insertRows } from './insert-rows.ts'
import * as places from './place-rows.ts'
import * as products from './product-rows.ts'

/** Whether it filled the database; one that holds products is left as it is. */
export async function seedDemo(db: Database, now: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7862402)`.execute(tx)
    const { rows } = await sql<{ filled: boolean }>`select exists (select from product) as filled`.execute(tx)
    if (rows[0]?.filled) return false
    await seedCatalogue(tx, now)
    await seedPlaces(tx)
    await seedStock(tx)
    await seedContent(tx)
    await indexProducts(tx, [...products.productIds.values()])
    await saveVersion(tx, keyVersion)
    await rebuildSuggestions(tx)
    return true
  })
}

async function seedCatalogue(tx: Executor, now: number): Promise<void> {
  await insertRows(tx, 'publisher', catalogue.publisherRows)
  await insertRows(tx, 'contributor', catalogue.contributorRows)
  await insertRows(tx, 'contributor_alias', catalogue.aliasRows)
  await insertRows(tx, 'series', catalogue.seriesRows)
  await insertRows(tx, 'category', catalogue.categoryRows)
  await insertRows(tx, 'category_closure', catalogue.closureRows)
  await insertRows(tx, 'work', workRows)
  await withoutPriceTrigger(tx, async () => {
    await insertRows(tx, 'product', products.productRows(now))
    await insertRows(tx, 'price_history', withIds(products.priceRows(now)))
  })
  await insertRows(tx, 'dimension_value', attributes.dimensionValueRows)
  await insertRows(tx, 'product_dimension', attributes.valuedDimensionRows)
  await insertRows(tx, 'product_contributor', products.creditRows)
  await insertRows(tx, 'product_category', products.placeRows)
  await insertRows(tx, 'attribute', attributes.attributeRows)
  await insertRows(tx, 'attribute_value', attributes.attributeValueRows)
  await insertRows(tx, 'product_attribute', attributes.productAttributeRows)
  await continueIds(
    tx,
    'publisher',
    'contributor',
    'series',
    'category',
    'work',
    'product',
    'product_dimension',
    'dimension_value',
    'attribute',
    'attribute_value',
    'price_history',
  )
}

/** The shop's past is typed, not lived: its price history is written by hand this once. */
async function withoutPriceTrigger(tx: Executor, write: () => Promise<void>): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(tx)
  await run(sql`alter table product disable trigger product_price`)
  await write()
  await run(sql`alter table product enable trigger product_price`)
}

const withIds = <Row extends object>(rows: readonly Row[]) => rows.map((row, index) => ({ id: index + 1, ...row }))

async function seedPlaces(tx: Executor): Promise<void> {
  await insertRows(tx, 'branch', places.branchRows)
  await insertRows(tx, 'branch_hours', places.hourRows)
  await insertRows(tx, 'country', places.countryRows)
  await insertRows(tx, 'country_region', places.regionRows)
  await insertRows(tx, 'postal_code', places.postalCodeRows)
  await insertRows(tx, 'shipping_type', places.shippingTypeRows)
  await insertRows(tx, 'shipping_rate', places.shippingRateRows)
  await insertRows(tx, 'payment_type', places.paymentTypeRows)
  await insertRows(tx, 'payment_shipping', places.paymentShippingRows)
  await insertRows(tx, 'bank_account', withIds(places.bankAccountRows))
  await continueIds(tx, 'branch', 'bank_account')
}

async function seedStock(tx: Executor): Promise<void> {
  const stock = withIds(products.stockRows(branches.length))
  await insertRows(tx, 'stock', stock)
  const received = stock.filter((row) => row.quantity > 0)
  const movements = received.map((row) => ({ stock_id: row.id, change: row.quantity, reason: 'received' }))
  await insertRows(
    tx,
    'stock_movement',
    withIds(movements).map((row) => ({ ...row, at: new Date(0).toISOString() })),
  )
  await continueIds(tx, 'stock', 'stock_movement')
}

async function seedContent(tx: Executor): Promise<void> {
  await insertRows(tx, 'banner', withIds(content.bannerRows))
  await insertRows(tx, 'menu_item', content.menuRows)
  await insertRows(tx, 'social_media', withIds(content.socialRows))
  await insertRows(tx, 'custom_message', content.messageRows)
  await insertRows(tx, 'content_page', withIds(content.pageRows))
  await insertRows(tx, 'name_day', content.nameDayRows)
  await insertRows(tx, 'shelf', content.shelfRows)
  await insertRows(tx, 'shelf_product', content.shelfProductRows)
  await insertRows(tx, 'featured_contributor', content.featuredRows)
  await continueIds(tx, 'banner', 'menu_item', 'social_media', 'content_page', 'shelf')
}
