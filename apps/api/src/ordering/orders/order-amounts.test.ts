// The amounts of an order are those of its totals, and stay as they were.

import { totals as totalsShape } from '@stoa/contract/ordering/totals'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct, setPrice } from '../../../test/make-product.ts'
import {
  line,
  methodIds,
  orderRequest,
  placed,
  readableOrder,
  saveOrder,
  totalsOf,
  type Wire,
} from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const make = (input: Parameters<typeof makeProduct>[1]) => makeProduct(api.database.db, input)
const orderOf = (response: Wire, language?: string) => readableOrder(api.app, response, language)

const abroad = {
  ctid: 7,
  crid: undefined,
  ct: 'Berlin',
  adr1: 'Unter den Linden 1',
  pc: '10117',
  pmtid: methodIds.deposit,
}

describe('the amounts of an order', () => {
  const carts: [string, () => Promise<{ items: Wire[]; changes?: Wire }>][] = [
    ['one book', async () => ({ items: [line(await make({ priceCents: 1299 }))] })],
    [
      'a book and a pen, with two rates of VAT',
      async () => ({
        items: [
          line(await make({ priceCents: 1177 }), 3),
          line(await make({ priceCents: 333, taxClass: 'standard' }), 2),
        ],
      }),
    ],
    ['something outside VAT', async () => ({ items: [line(await make({ priceCents: 2000, taxClass: 'outside' }))] })],
    [
      'a reduced book sent abroad',
      async () => {
        const book = await make({ priceCents: 1999 })
        await setPrice(api.database.db, book, 1499)
        return { items: [line(book, 2)], changes: abroad }
      },
    ],
    [
      'many lines collected',
      async () => {
        const prices = [1, 99, 10_001, 777, 1710]
        const books = await Promise.all(prices.map((priceCents) => make({ priceCents })))
        return { items: books.map((book, index) => line(book, index + 1)), changes: { shtid: 2, tsid: 3, pmtid: 2 } }
      },
    ],
  ]

  test.each(carts)('are what was quoted: %s', async (_, cart) => {
    const { items, changes } = await cart()
    const request = await orderRequest(api.app, items, changes)
    const quoted = totalsShape.toReadable(await totalsOf(api.app, request))
    const { body } = await saveOrder(api.app, request)
    const order = await orderOf(body)
    for (const name of [
      'products',
      'discount',
      'shippingCost',
      'paymentFee',
      'adjustments',
      'total',
      'net',
      'vat',
      'vatGroups',
    ] as const) {
      expect([name, order[name]]).toEqual([name, quoted[name]])
    }
    expect(order.lines.map(({ code, name, dimensionName, ...amounts }) => amounts)).toEqual(quoted.lines)
    expect(body.ttl).toBe(quoted.total / 100)
  })

  test('that changed since the buyer saw them are shown again, and accepted the second time', async () => {
    const book = await make({ priceCents: 1500 })
    const request = await orderRequest(api.app, [line(book)])
    await setPrice(api.database.db, book, 1600)
    const refused = await saveOrder(api.app, request)
    expect([refused.status, refused.body.code]).toEqual([409, 'totals_changed'])
    const { totals } = refused.body.details as { totals: unknown }
    const shownTotals = totalsShape.toReadable(totalsShape.schema.parse(totals))
    expect(shownTotals.total).toBe(1600 + 290 + 190)
    const accepted = await saveOrder(api.app, { ...request, fp: shownTotals.fingerprint })
    expect([accepted.status, accepted.body.ttl]).toEqual([200, 20.8])
  })

  test('stay as they were when the catalogue changes', async () => {
    const book = await make({ priceCents: 1500, name: 'Πρώτος τίτλος' })
    const response = await placed(api.app, [line(book)])
    const before = await orderOf(response)
    await sql`update product set name_el = 'Άλλος τίτλος', price_cents = 1900, active = false where id = ${book}`.execute(
      api.database.db,
    )
    await sql`update product set active = true where id = ${book}`.execute(api.database.db)
    expect(await orderOf(response)).toEqual(before)
    expect(before.lines[0]?.name).toBe('Πρώτος τίτλος')
  })
})
