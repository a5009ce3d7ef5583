// Prices carts, again and again with other books: of five lines, and of twenty with everything that may come off them.

import { listCategoryTree } from '@stoa/contract/catalogue/categories'
import type { InputOf } from '@stoa/contract/endpoint'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { roundRobin, runLoad } from './load.ts'
import type { Bench, Measure } from './measure.ts'
import { endPromotions, startPromotions } from './promoted-shop.ts'
import { ask, buyableProducts, shopClient } from './shop-sample.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'

const connections = 16
const warmUp = 1000
const amount = 6000
const lines = 5
const promotedLines = 20
const products = 40

/** A number of carts, each of other books. */
const cartsOf = (ids: readonly number[], lines: number) =>
  ids.map((_, first) =>
    Array.from({ length: lines }, (_unused, line) => {
      const productId = ids[(first + line * 7) % ids.length] ?? 0
      return { productId, dimensionId: 0, quantity: 1 }
    }),
  )

async function priceAll(origin: string, what: string, inputs: readonly InputOf<typeof composeCartTotals>[]) {
  const next = roundRobin(inputs.map((input) => JSON.stringify(composeCartTotals.input.toWire(input))))
  const path = `/api/el${composeCartTotals.path}`
  const headers = { 'content-type': 'application/json' }
  const load = { origin, connections, next: () => ({ method: 'POST', path, headers, body: next() }) }
  await runLoad({ ...load, amount: warmUp })
  const result = await runLoad({ ...load, amount })
  const note = `p50 ${result.p50} ms, p99 ${result.p99} ms; ${result.perCpuSecond.toFixed(0)} per second of our processor time`
  return { label: `composecarttotals with ${what}: per second`, value: result.perSecond, unit: '', note }
}

async function measure(bench: Bench): Promise<Figure[]> {
  const url = await bench.databaseUrl()
  return withServer(bench, {}, async ({ origin }) => {
    const ids = (await buyableProducts(origin, products)).map(({ id }) => id)
    const tree = await ask(shopClient(origin), listCategoryTree, {})
    const categoryIds = tree.filter(({ productCount }) => productCount > 0).map(({ id }) => id)
    const plain = cartsOf(ids, lines).map((items) => ({ items }))
    const few = await priceAll(origin, `${lines} lines`, plain)
    const { coupon, giftCard } = await startPromotions(url, ids, categoryIds)
    const dear = cartsOf(ids, promotedLines).map((items) => ({
      items,
      couponCodes: [coupon],
      giftCardCodes: [giftCard],
    }))
    const many = await priceAll(origin, `${promotedLines} lines, 50 promotions, a coupon and a gift card`, dear)
    await endPromotions(url)
    return [{ ...few, target: { atLeast: 800 } }, many]
  })
}

export const cartTotals: Measure = { name: 'totals', title: 'Totals of a cart', measure }
