// Nobody takes all of the shop's copies without paying for them, as guest or with accounts.

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { openApp } from '../../../test/open-app.ts'
import { line, methodIds, orderRequest, saveOrder, type Wire } from '../../../test/order-request.ts'
import { makeStaff, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { type LimitRow, shopLimits } from '../../identity/limits/limit-table.ts'

const hour = 60 * 60_000
const day = 24 * hour
const limits: readonly LimitRow[] = shopLimits.filter(({ paidOn }) => paidOn !== undefined)
const deposit = { pmtid: methodIds.deposit }
const delivery = { pmtid: methodIds.cash }

let api: TestApi
let app: FastifyInstance
let book: number
const alarms: [string, number][] = []
beforeAll(async () => {
  api = await openTestApi()
  const alarm = (limit: string, copies: number) => void alarms.push([limit, copies])
  app = await openApp({ ...api, limits, trustProxy: '127.0.0.1', alarm })
  book = await makeProduct(api.database.db, { copies: [9000], priceCents: 100 })
  api.clock.now = testDay
})
beforeEach(() => {
  // the buckets of the test before are empty again
  api.clock.now += 2 * day
  alarms.length = 0
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(async () => {
  await app.close()
  await api.close()
})

interface Buyer {
  email?: string
  ip?: string
  /** Of a session. */
  headers?: Record<string, string>
  product?: number
}

let counter = 0
/** A new guest at a new address, except where `buyer` says otherwise. */
async function order(quantity: number, payment: Wire, { email, ip, headers, product = book }: Buyer = {}) {
  counter += 1
  const request = await orderRequest(app, [line(product, quantity)], {
    eml: email ?? `nobody${counter}@example.com`,
    ...payment,
  })
  const from = { 'x-forwarded-for': ip ?? `198.51.${counter >> 8}.${counter & 255}` }
  const { status, body } = await saveOrder(app, request, { headers: { ...headers, ...from } })
  return status === 200 ? 'placed' : { code: body.code, details: body.details }
}
const refused = { code: 'unpaid_limit_reached', details: { fields: ['pmtid'] } }

const session = async () => (await signIn(api)).headers
const actingStaff = async () => (await signIn(api, undefined, await makeStaff(api, 'employee'))).headers

/** Places orders until one is refused; how many were placed, up to 40. */
async function countPlaced(quantity: number, payment: Wire, buyer: () => Promise<Buyer>): Promise<number> {
  for (let count = 0; count < 40; count += 1)
    if ((await order(quantity, payment, await buyer())) !== 'placed') return count
  return 40
}

describe('for a deposit', () => {
  test('one address takes sixty copies in an hour and twice as many in a day, whatever e-mails are typed', async () => {
    const buyer = async () => ({ ip: '192.0.2.1' })
    expect(await countPlaced(30, deposit, buyer)).toBe(2)
    expect(await order(1, deposit, await buyer())).toEqual(refused)
    api.clock.now += hour
    expect(await countPlaced(30, deposit, buyer)).toBe(2)
    api.clock.now += hour
    expect(await countPlaced(30, deposit, buyer)).toBe(0)
  })

  test('new accounts at one address take no more', async () => {
    expect(await countPlaced(30, deposit, async () => ({ ip: '192.0.2.1', headers: await session() }))).toBe(2)
    expect(await order(30, deposit, { ip: '192.0.2.1' })).toEqual(refused)
  })

  test('accounts and guests with one e-mail take no more, at any address', async () => {
    const email = 'one@example.com'
    expect(await order(30, deposit, { email })).toBe('placed')
    expect(await order(30, deposit, { email, headers: await session() })).toBe('placed')
    expect(await order(1, deposit, { email, headers: await session() })).toEqual(refused)
    expect(await order(1, deposit, { email: 'ONE@example.com ' })).toEqual(refused)
  })

  test('an account takes two hundred copies in a day, at any address and with any e-mail', async () => {
    const headers = await session()
    expect(await countPlaced(40, deposit, async () => ({ headers }))).toBe(5)
    expect(await order(40, deposit)).toBe('placed')
  })

  test('money counts like copies', async () => {
    const product = await makeProduct(api.database.db, { copies: [9], priceCents: 60_000 })
    expect(await order(3, deposit, { product })).toEqual(refused)
    expect(await order(2, deposit, { product })).toBe('placed')
  })

  test('a refused order takes nothing of the limit', async () => {
    const buyer = { ip: '192.0.2.1' }
    expect(await order(61, deposit, buyer)).toEqual(refused)
    expect(await order(2, { ...deposit, rt: 'invoice' }, buyer)).toMatchObject({ code: 'invoice_details_required' })
    expect(await order(60, deposit, buyer)).toBe('placed')
  })

  test('a call that is repeated with its key takes nothing more', async () => {
    const request = await orderRequest(app, [line(book, 40)], deposit)
    const key = '0d4b3f1c-2a9e-4c54-8a1a-2f5d2f6c7e11'
    const [first, second] = [await saveOrder(app, request, { key }), await saveOrder(app, request, { key })]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(await order(20, deposit, { ip: '127.0.0.1' })).toBe('placed')
  })

  test('what staff have arranged with a buyer is not limited', async () => {
    const headers = await actingStaff()
    expect(await order(99, deposit, { ip: '192.0.2.1', headers })).toBe('placed')
    expect(await order(99, deposit, { ip: '192.0.2.1', headers })).toBe('placed')
  })
})

describe('on delivery', () => {
  test('one address orders twenty times in an hour and sixty times in a day', async () => {
    const buyer = async () => ({ ip: '192.0.2.1' })
    for (const placed of [20, 20, 20, 0]) {
      expect(await countPlaced(1, delivery, buyer)).toBe(placed)
      api.clock.now += hour
    }
  })

  test('one e-mail orders ten times in an hour, at any address, with accounts and without', async () => {
    const email = 'two@example.com'
    expect(await countPlaced(1, delivery, async () => ({ email }))).toBe(10)
    expect(await order(1, delivery, { email, headers: await session() })).toEqual(refused)
  })

  test('one address takes 120 copies in an hour, new accounts included', async () => {
    expect(await countPlaced(30, delivery, async () => ({ ip: '192.0.2.1', headers: await session() }))).toBe(4)
    expect(await order(30, delivery, { ip: '192.0.2.1' })).toEqual(refused)
  })

  test('who has reached the limit of deposits still pays on delivery', async () => {
    const buyer = { ip: '192.0.2.1', email: 'three@example.com' }
    expect([await order(60, deposit, buyer), await order(1, deposit, buyer)]).toEqual(['placed', refused])
    expect(await order(1, delivery, buyer)).toBe('placed')
  })
})

describe('staff are told at once', () => {
  test.each([
    ['deposit', deposit, 50, 6],
    ['delivery', delivery, 60, 10],
  ] as const)(
    'when all buyers together take too many copies for a %s within an hour',
    async (name, payment, copies, few) => {
      const placeSome = async (count: number) => {
        for (let index = 0; index < count; index += 1) expect(await order(copies, payment)).toBe('placed')
      }
      await placeSome(few)
      expect(alarms).toEqual([])
      await placeSome(2)
      expect(alarms).toEqual([[`${name}.alarm`, (few + 1) * copies]])
      await placeSome(few - 1)
      expect(alarms.slice(1)).toEqual([[`${name}.alarm`, (2 * few + 1) * copies]])
    },
  )

  test('not of an order that was refused', async () => {
    for (let index = 0; index < 4; index += 1) expect(await order(99, deposit)).toEqual(refused)
    expect(alarms).toEqual([])
  })

  test('and an alarm that cannot be counted leaves the order placed', async () => {
    await sql`alter table rate_limit add constraint no_alarm check (bucket not like 'deposit.alarm%') not valid`.execute(
      api.database.db,
    )
    expect(await order(1, deposit)).toBe('placed')
    await sql`alter table rate_limit drop constraint no_alarm`.execute(api.database.db)
  })
})
