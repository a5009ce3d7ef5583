// PostgreSQL ends connections of a busy shop: a failover, an administrator, one backend out of memory. Requests that
// used one are asked to retry; nothing is half done, and nobody else notices.

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { changePrice } from '@stoa/api/catalogue/products/price.service'
import { expectConsistentLedger } from '@stoa/api/test/invariants'
import { makeProduct } from '@stoa/api/test/make-product'
import { buyer, line } from '@stoa/api/test/order-request'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { formatMoney } from '@stoa/domain/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

/** Distinguishes the server's connections from the test's own. */
const shop = 'shop-under-test'

let database: TestDatabase
let server: ServerProcess
let books: number[]
beforeAll(async () => {
  database = await openTestDatabase(4)
  books = await Promise.all(Array.from({ length: 6 }, () => makeProduct(database.db, { copies: [99, 99] })))
  const url = `${database.url}?application_name=${shop}`
  server = await startServer({ DATABASE_URL: url, LIMITS: 'off', LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await server.end('SIGTERM')
  await database.close()
})

interface Attempt {
  key: string
  order: Record<string, unknown>
}

interface Answer {
  status: number
  kind: string
  body: Record<string, unknown>
}

async function post(path: string, body: object, key: string = randomUUID()): Promise<Answer> {
  const response = await fetch(`${server.origin}/api/en${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, unknown>
  const refusal = [answer.code, response.headers.get('content-type'), response.headers.get('retry-after')].join(' ')
  return { status: response.status, kind: response.ok ? 'placed' : `${response.status} ${refusal}`, body: answer }
}

const save = ({ key, order }: Attempt): Promise<Answer> => post('/orders/save', order, key)

/** For slow machines. */
const patience = { timeout: 60_000, interval: 50 }

const comeAgain = '503 service_unavailable application/problem+json; charset=utf-8 5'

/** Prepares orders, each of its own buyer. */
async function prepare(count: number, name: string): Promise<Attempt[]> {
  const orders = await Promise.all(
    books.map(async (book) => {
      const order = { ...buyer, items: [line(book)] }
      const { items, ctid, shtid, pmtid } = order
      const totals = await post('/orders/composeordertotals', { items, ctid, shtid, pmtid })
      return { ...order, fp: totals.body.fp }
    }),
  )
  return Array.from({ length: count }, (_, index) => ({
    key: randomUUID(),
    order: { ...orders[index % orders.length], eml: `${name}-${index}@example.com` },
  }))
}

const connections = `pg_stat_activity where datname = current_database() and application_name = '${shop}'`

/** Ends the server's connections in this state; returns how many. */
async function terminate(condition = 'true'): Promise<number> {
  const { rows } = await database.pool.query(`select pg_terminate_backend(pid) from ${connections} and (${condition})`)
  return rows.length
}

async function count(question: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${question}`)
  return rows[0]?.count ?? 0
}

const countOrders = (name: string) => count(`customer_order where email like '${name}-%'`)

const saveUntilPlaced = (attempt: Attempt): Promise<Answer> =>
  vi.waitFor(async () => {
    const answer = await save(attempt)
    expect(answer.kind).toBe('placed')
    return answer
  }, patience)

/** Everybody got a clean response; a retry with the same key returns the one order; and the data are consistent. */
async function expectAllPlaced(attempts: Attempt[], answers: Answer[], name: string): Promise<void> {
  const strange = answers.map(({ kind }) => kind).filter((kind) => kind !== 'placed' && kind !== comeAgain)
  expect(strange).toEqual([])
  const again = await Promise.all(attempts.map(saveUntilPlaced))
  const isPlaced = (_: unknown, index: number) => answers[index]?.kind === 'placed'
  expect(again.filter(isPlaced)).toEqual(answers.filter(isPlaced))
  expect(await countOrders(name)).toBe(attempts.length)
  await expectConsistentLedger(database.db)
}

const expectAlive = () => expect(process.kill(server.pid, 0)).toBe(true)

/** The pages' and the jobs'. */
const followers = 2

const following = () =>
  count(`${connections} and (query like '%from pg_current_snapshot() now' or query like 'select wait_for_changes%')`)

const cachedPages = async (): Promise<number> => {
  const metrics = await (await fetch(`${server.origin}/metrics`)).text()
  return Number(/^stoa_cached_pages (\d+)$/m.exec(metrics)?.[1])
}

async function makeDearer(product: number): Promise<number> {
  const { rows } = await database.pool.query('select price_cents from product where id = $1', [product])
  const cents = Number(rows[0]?.price_cents) + 111
  expect((await changePrice(database.db, { productId: product, cents, now: Date.now() })).ok).toBe(true)
  return cents
}

test('all connections are lost at once: orders, pages, changes and mails go on', async () => {
  const product = await makeProduct(database.db)
  const { rows } = await database.pool.query('select url from product where id = $1', [product])
  const address = `${server.origin}/products/${rows[0]?.url}`
  const read = async (): Promise<string> => (await fetch(address)).text()
  const expectShown = async (cents: number): Promise<void> => {
    const shown = formatMoney(cents, 'el')
    await vi.waitFor(async () => expect(await read()).toContain(shown), patience)
    expect(await read()).toContain(shown)
  }
  // a page that is read while the log is not followed is not cached
  await vi.waitFor(async () => {
    await read()
    expect(await cachedPages()).toBeGreaterThan(0)
  }, patience)
  const attempts = await prepare(20, 'everything')
  const saving = Promise.all(attempts.map(save))
  expect(await terminate()).toBeGreaterThan(4)
  await expectShown(await makeDearer(product))
  const answers = await saving
  expectAlive()
  let isReading = true
  const readers = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (isReading) await read()
    }),
  )
  await vi.waitFor(async () => expect(await following()).toBe(followers), patience)
  const cents = await makeDearer(product)
  isReading = false
  await readers
  await expectShown(cents)
  await vi.waitFor(async () => expect(await cachedPages()).toBeGreaterThan(0), patience)
  await expectAllPlaced(attempts, answers, 'everything')
  await expectConfirmed('everything', attempts.length)
})

async function expectConfirmed(name: string, orders: number): Promise<void> {
  const confirmed = async (): Promise<number> => {
    const mails = (await (await fetch(`${server.mailboxOrigin}/mails.json`)).json()) as { to: string }[]
    return new Set(mails.map(({ to }) => String(to)).filter((to) => to.includes(`${name}-`))).size
  }
  await vi.waitFor(async () => expect(await confirmed()).toBe(orders), patience)
}

test.each([1, 2, 3])('connections are lost in the middle of forty orders, round %i', async (round) => {
  const name = `busy${round}`
  const attempts = await prepare(40, name)
  let isOver = false
  const saving = Promise.all(attempts.map(save)).finally(() => {
    isOver = true
  })
  let lost = 0
  for (let cut = 0; cut < 8 && !isOver; cut += 1) {
    await pause(15)
    lost += await terminate('xact_start is not null')
  }
  const answers = await saving
  expectAlive()
  expect(lost).toBeGreaterThan(0)
  await expectAllPlaced(attempts, answers, name)
})

test('all orders that wait for the same copies lose their connections', async () => {
  const attempts = await prepare(30, 'waiting')
  const waiting = `wait_event_type = 'Lock' and state = 'active'`
  const countWaiting = () => count(`${connections} and ${waiting}`)
  const saving = await database.db.transaction().execute(async (tx) => {
    await sql`select from stock where product_id = any(${books}::bigint[]) order by id for update`.execute(tx)
    const begun = Promise.all(attempts.map(save))
    await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThan(5), patience)
    expect(await terminate(waiting)).toBeGreaterThan(5)
    return { begun }
  })
  const answers = await saving.begun
  expectAlive()
  expect(answers.filter(({ kind }) => kind === comeAgain).length).toBeGreaterThan(5)
  await expectAllPlaced(attempts, answers, 'waiting')
})
