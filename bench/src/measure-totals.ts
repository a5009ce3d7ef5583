// Prices a cart of five lines, again and again with other books.

import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { roundRobin, runLoad } from './load.ts'
import type { Bench, Measure } from './measure.ts'
import { buyableProducts } from './shop-sample.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'

const connections = 16
const warmUp = 1000
const amount = 6000
const lines = 5
const products = 40

async function measure(bench: Bench): Promise<Figure[]> {
  return withServer(bench, {}, async ({ origin }) => {
    const books = await buyableProducts(origin, products)
    const carts = books.map((_, first) =>
      Array.from({ length: lines }, (_unused, line) => {
        const productId = books[(first + line * 7) % books.length]?.id ?? 0
        return { productId, dimensionId: 0, quantity: 1 }
      }),
    )
    const next = roundRobin(carts.map((items) => JSON.stringify(composeCartTotals.input.toWire({ items }))))
    const path = `/api/el${composeCartTotals.path}`
    const headers = { 'content-type': 'application/json' }
    const load = { origin, connections, next: () => ({ method: 'POST', path, headers, body: next() }) }
    await runLoad({ ...load, amount: warmUp })
    const result = await runLoad({ ...load, amount })
    const note = `p50 ${result.p50} ms, p99 ${result.p99} ms; ${result.perCpuSecond.toFixed(0)} per second of our processor time`
    const label = 'composecarttotals with 5 lines: per second'
    return [{ label, value: result.perSecond, unit: '', target: { atLeast: 800 }, note }]
  })
}

export const cartTotals: Measure = { name: 'totals', title: 'Totals of a cart', measure }
