// The operations on a database that records every statement. The listing has loaded its columns before, as in a running
// shop, and so have the promotions: what they read again is what a change makes them read.

import { Kysely, PostgresDialect } from 'kysely'
import { listOperations } from '../src/app.ts'
import { createListing } from '../src/catalogue/listing/listing.service.ts'
import type { Listing } from '../src/catalogue/listing/listing-types.ts'
import { joinProductIndex } from '../src/catalogue/listing/product-index.service.ts'
import { createPromotionSource, type PromotionSource } from '../src/catalogue/products/public-promotions.service.ts'
import { createSearches } from '../src/catalogue/search/searches.service.ts'
import type { Database } from '../src/database/connect.ts'
import type { Tables } from '../src/database/schema.ts'
import { accountSettings } from './test-api.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { testDay } from './test-day.ts'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

export interface RecordedApi {
  database: TestDatabase
  /** Its statements are recorded. */
  db: Database
  operations: ReturnType<typeof listOperations>
  listing: Listing
  promotions: PromotionSource
  /** The statements since the last call, without those that begin and end transactions. */
  take(): Statement[]
}

export async function openRecordedApi(): Promise<RecordedApi> {
  const database = await openTestDatabase(4)
  const statements: Statement[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
  const listing = createListing(db)
  const productIndex = joinProductIndex(listing, createSearches(db))
  const promotions = createPromotionSource(db)
  listing.onConnected()
  promotions.onConnected()
  await listing.countByCategory()
  await promotions.get(testDay)
  return {
    database,
    db,
    operations: listOperations(db, accountSettings, { productIndex, promotions }),
    listing,
    promotions,
    take: () => statements.splice(0).filter(({ sql }) => !/^(?:begin|start transaction|commit|rollback)\b/i.test(sql)),
  }
}
