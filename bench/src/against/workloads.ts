// The workloads: turn n sends the same requests to both sides.

import { randomUUID } from 'node:crypto'
import { broadWords, keystrokes } from '../catalogue-words.ts'
import { endPromotions, startPromotions } from '../promoted-shop.ts'
import { checkOut, guestOrder } from './guest-order.ts'
import type { Connection, Request } from './http.ts'
import { newQuestions } from './new-questions.ts'
import type { MeasureName } from './options.ts'
import type { ShopFacts } from './shop-facts.ts'
import { ask, type OrderInput, page, requests } from './wire.ts'

export type Task = (connection: Connection, turn: number) => Promise<void>

export interface Workload {
  name: MeasureName
  title: string
  /** Concurrent requests. */
  connections: number
  /** Warm-up requests per side: compiled code, open connections, prepared statements. */
  warmUp: number
  /** One turn on a side, with the data found there. */
  prepare(facts: ShopFacts, connection: Connection): Promise<Task>
  /** What the new side does instead: the sides then answer differently, and their answers are not compared. */
  heavier?: HeavierTask
  /** How many times the old side's speed that of the new side is to be, by processor time. */
  atLeast?: number
  /** How many times the old side's p95 that of the new side may be. */
  p95AtMost?: number
}

interface HeavierTask {
  /** How many times the old side's processor time it may cost. */
  atMost: number
  /** Changes the new side's shop for it. */
  prepare(facts: ShopFacts, databaseUrl: string): Promise<Task>
  /** Changes it back. */
  end(databaseUrl: string): Promise<unknown>
}

const pageSorts = [
  'Default',
  'Bestseller',
  'PriceAscending',
  'PriceDescending',
  'NameAscending',
  'ReleaseDateDescending',
]
const pageConnections = 4
const callConnections = 16
const rushConnections = 50
const cartLines = 5
const promotedLines = 20

const searches = [
  ...['kazantzakis', 'Καζαντζάκης', 'aleksi zormpa', 'ιστορία', 'istoria', 'ποίηση', 'παιδικά', 'μαθηματικά'],
  ...['φιλοσοφία', 'μυθιστόρημα', 'history', 'novel', 'the sea', 'Αθήνα', 'θάλασσα', 'ζωγραφική', 'orhan', 'ομηρος'],
]

function inTurn<Value>(values: readonly Value[], turn: number): Value {
  const value = values[turn % values.length]
  if (value === undefined) throw new Error('there is nothing to ask for')
  return value
}

const asking =
  (all: readonly Request[]): Task =>
  async (connection, turn) => {
    await connection.send(inTurn(all, turn))
  }

/** A number of different products for turn n. */
const cartOf = ({ products }: ShopFacts, lines: number, turn: number): number[] =>
  Array.from({ length: lines }, (_, line) => inTurn(products, turn + line * 7).id)

const categoryPages = ({ categories }: ShopFacts): Request[] =>
  pageSorts.flatMap((sort) =>
    categories.map(({ url }) => page(`/categories/${url}${sort === 'Default' ? '' : `?sort=${sort}`}`)),
  )

const lists = ({ categories }: ShopFacts): Request[] =>
  pageSorts.flatMap((sort) => categories.map(({ id }) => requests.list({ categoryId: id, sort, page: 1 })))

/** Other than the turns, which begin anew after the warm-up, the texts go on. */
const askingAnew =
  (texts: Iterator<string, never>, request: (text: string) => Request): Task =>
  async (connection) => {
    await connection.send(request(texts.next().value))
  }

/** At each letter of a question from the second on. */
function* lettersOf(questions: Iterator<string, never>): Generator<string, never> {
  for (;;) yield* keystrokes([questions.next().value])
}

/** Each alone, then two of them and three. */
function* broadTexts(): Generator<string, never> {
  for (;;) {
    yield* broadWords
    for (const word of broadWords) for (const next of broadWords) yield `${word} ${next}`
    for (const word of broadWords)
      for (const next of broadWords) for (const last of broadWords) yield `${word} ${next} ${last}`
  }
}

const plainTotals = async (facts: ShopFacts): Promise<Task> =>
  asking(facts.products.map((_, turn) => requests.cartTotals(cartOf(facts, cartLines, turn))))

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

async function promotedTotals(facts: ShopFacts, databaseUrl: string): Promise<Task> {
  const codes = await startPromotions(databaseUrl, idsOf(facts.products), idsOf(facts.categories))
  return asking(facts.products.map((_, turn) => requests.cartTotals(cartOf(facts, promotedLines, turn), codes)))
}

/** Two books each; with the fingerprint that the buyer would have been shown. Every order must be different. */
async function saveOrders(facts: ShopFacts, connection: Connection): Promise<Task> {
  const { terms } = facts
  const inputs: Omit<OrderInput, 'idempotencyKey'>[] = []
  for (const turn of facts.products.keys()) {
    const productIds = cartOf(facts, 2, turn)
    const { fp } = await ask(connection, requests.orderTotals(productIds, terms), 'totals')
    inputs.push({ productIds, ...terms, email: 'bench@stoa.example', fingerprint: fp })
  }
  const placed = new Set<string>()
  return async (sending, turn) => {
    const request = requests.saveOrder({ ...inTurn(inputs, turn), idempotencyKey: randomUUID() })
    const { uid } = await ask(sending, request, 'placedOrder')
    if (placed.has(uid)) throw new Error(`two orders were answered with ${uid}`)
    placed.add(uid)
  }
}

export const workloads: readonly Workload[] = [
  {
    name: 'category-page',
    title: 'category page, rendered',
    connections: pageConnections,
    warmUp: 1000,
    prepare: async (facts) => asking(categoryPages(facts)),
    atLeast: 2.2,
  },
  {
    name: 'product-page',
    title: 'product page, rendered',
    connections: pageConnections,
    warmUp: 1000,
    prepare: async ({ products }) => asking(products.map(({ url }) => page(`/products/${url}`))),
    atLeast: 2.2,
  },
  {
    name: 'list',
    title: 'list call',
    connections: callConnections,
    warmUp: 1000,
    prepare: async (facts) => asking(lists(facts)),
    atLeast: 2,
  },
  {
    name: 'product',
    title: 'product call',
    connections: callConnections,
    warmUp: 1000,
    prepare: async ({ products }) => asking(products.map(({ url }) => requests.product(url))),
    atLeast: 1.3,
  },
  {
    name: 'search',
    title: 'search call',
    connections: callConnections,
    warmUp: 1000,
    prepare: async () => asking(searches.map(requests.search)),
    atLeast: 4,
  },
  {
    name: 'new-search',
    title: 'search call, each text once',
    connections: callConnections,
    warmUp: 1000,
    prepare: async ({ books }) => askingAnew(newQuestions(books), requests.search),
    atLeast: 4,
  },
  {
    name: 'broad-search',
    title: 'search call, words that many titles share',
    connections: callConnections,
    warmUp: 1000,
    prepare: async () => askingAnew(broadTexts(), requests.search),
    p95AtMost: 0.5,
  },
  {
    name: 'suggest',
    title: 'suggestions, at each letter typed',
    connections: callConnections,
    warmUp: 1000,
    prepare: async ({ books }) => askingAnew(lettersOf(newQuestions(books)), requests.suggest),
    p95AtMost: 0.5,
  },
  {
    name: 'totals',
    title: `totals of ${cartLines} lines`,
    connections: callConnections,
    warmUp: 1000,
    prepare: plainTotals,
  },
  {
    name: 'totals',
    title: `totals of ${promotedLines} lines, 50 promotions, coupon and gift card, to ${cartLines} plain lines`,
    connections: callConnections,
    warmUp: 1000,
    prepare: plainTotals,
    heavier: { atMost: 2.2, prepare: promotedTotals, end: endPromotions },
  },
  {
    name: 'orders',
    title: 'orders/save',
    connections: callConnections,
    warmUp: 1000,
    prepare: saveOrders,
    atLeast: 2,
  },
  {
    name: 'orders',
    title: `orders/save, ${rushConnections} at once`,
    connections: rushConnections,
    warmUp: 1000,
    prepare: saveOrders,
    p95AtMost: 1,
  },
  {
    name: 'guest-order',
    title: 'a guest’s whole order, 10 calls',
    connections: pageConnections,
    warmUp: 250,
    prepare: async (facts) => (connection, turn) => guestOrder(connection, cartOf(facts, 2, turn), facts.terms),
  },
  {
    name: 'guest-order',
    title: 'its 5 calls from the totals of the cart on',
    connections: pageConnections,
    warmUp: 250,
    prepare: async (facts) => (connection, turn) => checkOut(connection, cartOf(facts, 2, turn), facts.terms),
    atLeast: 2,
  },
]
