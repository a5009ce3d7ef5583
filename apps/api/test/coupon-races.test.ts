// One code and many buyers at once, over real sockets and a real database.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type HttpApi, openHttpApi } from './http-api.ts'
import { expectConsistentLedger } from './invariants.ts'
import { makeProduct } from './make-product.ts'
import { makeCode } from './make-promotion.ts'
import { line, orderRequest } from './order-request.ts'

let api: HttpApi
beforeAll(async () => {
  api = await openHttpApi()
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

async function buyAtOnce(count: number, couponscodes: string[], eml: (index: number) => string) {
  const items = [line(await makeProduct(api.database.db, { priceCents: 1000, copies: [500] }))]
  const order = await orderRequest(api.app, items, { couponscodes })
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      api.post('/en/orders/save', { ...order, eml: eml(index) }, { 'idempotency-key': randomUUID() }),
    ),
  )
  return Object.groupBy(answers, ({ status, body }) => (status === 200 ? 'placed' : `${body.code}`))
}

const usesOf = async (id: number) => {
  const { rows } = await sql<{ uses: number; left: number | null }>`
    select uses, remaining_cents as left from coupon_code where id = ${id}`.execute(api.database.db)
  return rows[0]
}

const tenth = { kind: 'percentage', basisPoints: 1000 } as const

test('a hundred buyers for a code that is good once: one has it, the others are told', async () => {
  const { id, code } = await makeCode(api.database.db, { effect: tenth }, { use_limit: 1 })
  const { placed, totals_changed: refused } = await buyAtOnce(100, [code], (index) => `one${index}@example.gr`)
  expect([placed?.length, refused?.length]).toEqual([1, 99])
  expect(refused?.[0]?.body.details).toMatchObject({ totals: { codes: [{ cd: code, ok: false, rsn: 'Redeemed' }] } })
  expect(await usesOf(id)).toMatchObject({ uses: 1 })
})

test('one person may not use a code twice by ordering twice at once', async () => {
  const { id, code } = await makeCode(api.database.db, { effect: tenth }, { person_limit: 2 })
  const { placed } = await buyAtOnce(20, [code], () => 'same@example.gr')
  expect(placed).toHaveLength(2)
  expect(await usesOf(id)).toMatchObject({ uses: 2 })
})

test('a value that is shared by many is never spent twice', async () => {
  const { id, code } = await makeCode(
    api.database.db,
    { effect: { kind: 'fixed', cents: 2000 } },
    { remaining_cents: 3000 },
  )
  const { placed } = await buyAtOnce(30, [code], (index) => `part${index}@example.gr`)
  expect(placed).toHaveLength(3)
  expect(await usesOf(id)).toEqual({ uses: 3, left: 0 })
})

test('two codes entered in either order do not wait for each other', async () => {
  const first = await makeCode(api.database.db, { effect: tenth })
  const second = await makeCode(api.database.db, { effect: { kind: 'percentage', basisPoints: 2000 } })
  const rounds = await Promise.all([
    buyAtOnce(20, [first.code, second.code], (index) => `a${index}@example.gr`),
    buyAtOnce(20, [second.code, first.code], (index) => `b${index}@example.gr`),
  ])
  expect(rounds.map(({ placed }) => placed?.length)).toEqual([20, 20])
  expect(await usesOf(second.id)).toMatchObject({ uses: 40 })
})
