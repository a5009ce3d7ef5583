// Places orders: each with its own idempotency key, spread over many books with large stock, and counted afterwards in
// the database.

import { randomUUID } from 'node:crypto'
import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { saveOrder } from '@stoa/contract/ordering/place-order'
import pg from 'pg'
import { type Load, roundRobin, runLoad } from './load.ts'
import type { Bench, Measure } from './measure.ts'
import { ask, buyableProducts, shopClient } from './shop-sample.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'

const connections = 16
const warmUp = 300
const amount = 2000
const products = 60
const choice = { countryId: 1, shippingTypeId: 1, paymentTypeId: 2 }

const buyer = {
  email: 'bench@stoa.example',
  firstName: 'Μαρία',
  lastName: 'Παπαδοπούλου',
  mobile: '6900000000',
  countryId: 1,
  regionId: 1,
  street: 'Ερμού 1',
  city: 'Αθήνα',
  postalCode: '10563',
  documentKind: 'receipt' as const,
  sameAddress: true,
  acceptedTerms: true,
  acceptedNewsletter: false,
}

/** Two books per order; with the fingerprint that the buyer would have been shown. */
async function orderBodies(origin: string, books: readonly ProductCard[]): Promise<string[]> {
  const client = shopClient(origin)
  const bodies: string[] = []
  for (const [place, book] of books.entries()) {
    const otherBook = books[(place + 17) % books.length] ?? book
    const items = [book, otherBook].map(({ id }) => ({ productId: id, dimensionId: 0, quantity: 1 }))
    const { fingerprint } = await ask(client, composeOrderTotals, { items, ...choice })
    const { shippingTypeId, paymentTypeId } = choice
    const order = { items, fingerprint, ...buyer, shippingTypeId, paymentTypeId }
    bodies.push(JSON.stringify(saveOrder.input.toWire(order)))
  }
  return bodies
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const deepenStock = (url: string): Promise<unknown> =>
  withClient(url, (client) => client.query('update stock set quantity = 1000000'))

const countOrders = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from customer_order')
    return rows[0]?.count ?? 0
  })

/** Orders of a shop that has plenty of copies; some have been placed already. */
export async function openOrderLoad(url: string, origin: string): Promise<Omit<Load, 'amount'>> {
  await deepenStock(url)
  const next = roundRobin(await orderBodies(origin, await buyableProducts(origin, products)))
  const path = `/api/el${saveOrder.path}`
  const headers = () => ({ 'content-type': 'application/json', 'idempotency-key': randomUUID() })
  const load = {
    origin,
    connections,
    next: () => ({ method: 'POST', path, headers: headers(), body: next() }),
  } as const
  await runLoad({ ...load, amount: warmUp })
  return load
}

async function measure(bench: Bench): Promise<Figure[]> {
  const url = await bench.databaseUrl()
  return withServer(bench, {}, async ({ origin }) => {
    const load = await openOrderLoad(url, origin)
    const before = await countOrders(url)
    const result = await runLoad({ ...load, amount })
    const written = (await countOrders(url)) - before
    const note = `p50 ${result.p50} ms, p99 ${result.p99} ms; ${result.perCpuSecond.toFixed(0)} per second of our processor time`
    return [
      { label: 'orders/save: per second', value: result.perSecond, unit: '', target: { atLeast: 150 }, note },
      { label: 'orders answered but not written', value: result.responses - written, unit: '', target: { atMost: 0 } },
    ]
  })
}

export const orders: Measure = { name: 'orders', title: 'Orders', measure }
