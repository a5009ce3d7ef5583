// Lists follow an import by the products that it names, without everything being read again; sets follow their parts.

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followChanges } from '../../../../test/follow-changes.ts'
import { importText } from '../../../../test/import-text.ts'
import { makeProduct } from '../../../../test/make-product.ts'
import { makeSet } from '../../../../test/make-set.ts'
import { onixMessage, onixProduct } from '../../../../test/onix-message.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { testDay } from '../../../../test/test-day.ts'
import type { ChangeFollower } from '../../../database/change-log.ts'
import type { Tables } from '../../../database/schema.ts'
import { createProductIndex } from '../../listing/product-index.service.ts'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await openTestDatabase()
  pool = new pg.Pool({ connectionString: database.url })
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

const sender = 'Announced'
const books = (price: string, notice = '03') => {
  const supply = `<SupplyDetail><ProductAvailability>21</ProductAvailability>
    <Price><PriceType>02</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price></SupplyDetail>`
  return [1, 2, 3].map((n) =>
    onixProduct({ reference: `a${n}`, title: `Νέο ${n}`, type: n === 3 ? notice : '03', supply }),
  )
}

const params = { filters: [], sort: 'PriceDescending', language: 'el', now: testDay, page: 1, pageSize: 1000 } as const

test('lists are as if everything were read again after an import that adds, changes and withdraws', async () => {
  let loads = 0
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => {
      if (sql.includes('product_id >= ') && parameters.includes(1)) loads += 1
    },
  })
  const list = (index: ReturnType<typeof createProductIndex>) => index.list({ ...params, withFacets: true })
  const index = createProductIndex(db)
  const tags: string[] = []
  const listener: ChangeFollower = { onChange: (tag) => tags.push(tag) }
  const read = await followChanges(database.db, [index, listener])
  await list(index)
  loads = 0
  const expectAsLoaded = async () => {
    await read()
    const shown = await list(index)
    const { ids, total, facets } = await list(createProductIndex(database.db))
    expect(shown).toMatchObject({ ids, total, facets })
    expect(loads).toBe(0)
    return shown
  }
  await importText(database.db, onixMessage(books('815.90'), { sender }))
  const added = await expectAsLoaded()
  const { rows } = await pool.query<{ id: number }>('select product_id as id from product_source where sender = $1', [
    sender,
  ])
  const ids = rows.map(({ id }) => id)
  expect(new Set(added.ids.slice(0, 3))).toEqual(new Set(ids))
  const set = await makeSet(database.db, [{ id: ids[0] ?? 0 }, { id: await makeProduct(database.db) }], { copies: [1] })
  await expectAsLoaded()
  tags.length = 0
  await importText(database.db, onixMessage(books('5.90', '05'), { sender, sent: '20260116' }))
  const after = await expectAsLoaded()
  expect(after.total).toBe(added.total + 1)
  expect(tags).toEqual(expect.arrayContaining([`product:${set}`, ...ids.map((id) => `product:${id}`), 'imported']))
  expect(tags).not.toContain('catalogue')
})
