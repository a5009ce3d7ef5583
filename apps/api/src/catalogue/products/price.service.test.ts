import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { announcedDays } from '@stoa/domain/ordering/pricing/announced-reduction'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testDay } from '../../../test/test-day.ts'
import { readChanges } from '../../database/change-log.ts'
import { changePrice, endReductions } from './price.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(4)
})
afterAll(async () => {
  await expectConsistentLedger(database.db)
  await database.close()
})

async function historyOf(productId: number): Promise<number[]> {
  const { rows } = await sql<{ price_cents: number }>`
    select price_cents from price_history where product_id = ${productId} order by valid_from, id`.execute(database.db)
  return rows.map((row) => row.price_cents)
}

describe('a change of price', () => {
  test('is recorded and announced in the change log', async () => {
    const product = await makeProduct(database.db, { priceCents: 1500 })
    const { position } = await readChanges(database.db, null)
    const changed = await changePrice(database.db, { productId: product, cents: 1250, now: testDay })
    expect(changed).toEqual({ ok: true, value: { priceCents: 1250, protectedUntil: null, version: 2 } })
    expect(await historyOf(product)).toEqual([1500, 1250])
    const { tags } = await readChanges(database.db, position)
    expect(tags).toEqual(expect.arrayContaining([`product:${product}`, 'listings']))
  })

  test('that is refused changes and announces nothing', async () => {
    const input = { priceCents: 1500, publisherPriceCents: 1555, protectedUntil: '2027-06-30' }
    const product = await makeProduct(database.db, input)
    const refused = await changePrice(database.db, { productId: product, cents: 1399, now: testDay })
    expect(refused).toEqual({ ok: false, refusal: { code: 'price_below_floor', minCents: 1400 } })
    expect(await historyOf(product)).toEqual([1500])
    expect(await changePrice(database.db, { productId: 987_654_321, cents: 100, now: testDay })).toEqual({
      ok: false,
      refusal: { code: 'product_not_found' },
    })
  })

  test('is free once the uniform price has run out', async () => {
    const input = { priceCents: 1500, publisherPriceCents: 1555, protectedUntil: '2026-11-19' }
    const product = await makeProduct(database.db, input)
    expect((await changePrice(database.db, { productId: product, cents: 500, now: testDay })).ok).toBe(true)
    expect(await historyOf(product)).toEqual([1500, 500])
  })

  test('is serialised after the one before it, also when it began earlier', async () => {
    const product = await makeProduct(database.db, { priceCents: 1500 })
    await database.db.transaction().execute(async (lockingTx) => {
      await sql`select now()`.execute(lockingTx)
      await changePrice(database.db, { productId: product, cents: 1400, now: testDay })
      await sql`update product set price_cents = 1300 where id = ${product}`.execute(lockingTx)
    })
    expect(await historyOf(product)).toEqual([1500, 1400, 1300])
  })

  test('by ten concurrent calls leaves the last one in force', async () => {
    const product = await makeProduct(database.db, { priceCents: 1500 })
    const prices = Array.from({ length: 10 }, (_, index) => 1000 + index)
    const changed = await Promise.all(
      prices.map((cents) => changePrice(database.db, { productId: product, cents: cents, now: testDay })),
    )
    expect(changed.every((result) => result.ok)).toBe(true)
    expect((await historyOf(product)).toSorted()).toEqual([...prices, 1500])
  })
})

describe('a reduction whose time is over', () => {
  const day = 86_400_000
  const changesOf = async (since: number, now: number) => {
    const { position } = await readChanges(database.db, null)
    const ended = await endReductions(database.db, since, now)
    return { ended, tags: (await readChanges(database.db, position)).tags }
  }

  test('is announced in the change log once, in the minute in which it ends', async () => {
    const cut = Date.parse('2019-03-01T10:00:30Z')
    const product = await makeProduct(database.db, { priceCents: 1200 })
    const never = await makeProduct(database.db, { priceCents: 1200 })
    for (const [id, cents, at] of [
      [product, 1500, cut - 100 * day],
      [product, 1200, cut],
      [never, 1200, cut],
    ] as const) {
      await sql`insert into price_history (product_id, price_cents, valid_from) values (${id}, ${cents}, ${new Date(at)})`.execute(
        database.db,
      )
    }
    const end = cut + announcedDays * day
    expect(await changesOf(end - 60_000, end - 1)).toEqual({ ended: 0, tags: [] })
    const { ended, tags } = await changesOf(end - 1, end + 59_999)
    expect([ended, [...tags].sort()]).toEqual([1, ['listings', `product:${product}`]])
    expect(await changesOf(end + 59_999, end + 119_999)).toEqual({ ended: 0, tags: [] })
  })
})

describe('npm run set-price', () => {
  const program = fileURLToPath(new URL('../../cli/set-price.ts', import.meta.url))
  const run = promisify(execFile)

  const setPrice = async (args: string[], env: Record<string, string | undefined> = {}): Promise<[number, string]> => {
    const options = { env: { ...process.env, DATABASE_URL: database.url, ...env } }
    return run(process.execPath, [program, ...args], options).then(
      ({ stdout }) => [0, stdout.trim()],
      (error: { code: number; stderr: string }) => [error.code, error.stderr.trim()],
    )
  }

  test('sets the price of a code, and explains what is not allowed', async () => {
    const input = { priceCents: 1400, publisherPriceCents: 1500, protectedUntil: '2099-01-01' }
    const product = await makeProduct(database.db, input)
    const { rows } = await sql<{ code: string }>`select code from product where id = ${product}`.execute(database.db)
    const code = rows[0]?.code ?? ''
    const noDatabaseEnv = { DATABASE_URL: undefined, STOA_DATA_DIR: mkdtempSync(join(tmpdir(), 'stoa-no-shop-')) }
    const outputs = await Promise.all([
      setPrice([code, '14,5']),
      setPrice([code, '13.49']),
      setPrice(['no-such-code', '10']),
      setPrice([code, 'free']),
      setPrice([code, '14'], noDatabaseEnv),
    ])
    rmSync(noDatabaseEnv.STOA_DATA_DIR, { recursive: true })
    expect(outputs).toEqual([
      [0, `${code} now costs €14.50.`],
      [1, 'The uniform book price holds: it may not cost less than €13.50.'],
      [1, 'There is no product with this code.'],
      [1, 'Usage: npm run set-price -- CODE 12.50'],
      [1, 'The shop is not running here. Start it with `npm start`, or set DATABASE_URL.'],
    ])
    expect(await historyOf(product)).toEqual([1400, 1450])
  })
})
