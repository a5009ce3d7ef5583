// The whole search index in memory, where a shop is small enough for it.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { KeepingFollower } from '../../database/change-log.ts'
import type { Executor } from '../../database/transaction.ts'
import { KeptById } from '../../kept-by-id.ts'
import { errorFields, type Log } from '../../log.ts'
import * as queries from './whole-index.queries.ts'
import { type WholeProducts, WholeProductsBuilder } from './whole-products.ts'
import { WholeNamesBuilder, WholeSuggestions } from './whole-suggestions.ts'

export interface WholeIndex {
  products: WholeProducts
  suggestions: WholeSuggestions
}

export interface KeptIndex extends KeepingFollower {
  /** Null until enough was asked since the index last changed, and where the shop is too large. */
  find(): WholeIndex | null
}

/** Products, and names that are suggested: of about a kilobyte each. */
const maxRead = 30_000
/** So many products cost about as much to read as one question saves: while the index changes more often, it is not read. */
const productsPerQuestion = 20
export const leastQuestions = 50
const batch = 500

interface Kept {
  /** Null in a shop that is too large. */
  index: WholeIndex | null
}

export function createKeptIndex(db: Executor, log?: Log): KeptIndex {
  const kept = new KeptById<Kept, 'whole'>(1)
  let questions = 0
  let questionsBefore = leastQuestions
  let isReading = false

  async function read(): Promise<void> {
    const version = kept.currentVersion()
    const { products, names } = await queries.countIndexed(db)
    const isTooLarge = products + Math.max(0, names) > maxRead
    questionsBefore = Math.max(leastQuestions, products / productsPerQuestion)
    if (!isTooLarge && questions < questionsBefore) return
    const index = isTooLarge ? null : await readIndex(db, () => version === kept.currentVersion())
    kept.store('whole', { index }, version)
    questions = 0
  }

  /** Questions meanwhile are answered by the database, as are those after a reading that failed. */
  function startReading(): void {
    isReading = true
    read()
      .catch((error: unknown) => {
        log?.error(errorFields(error), 'reading the search index failed: searches ask the database')
        questions = 0
      })
      .finally(() => {
        isReading = false
      })
  }

  return {
    find() {
      const found = kept.find('whole')
      if (found) return found.index
      questions += 1
      if (!isReading && kept.currentVersion() !== null && questions >= questionsBefore) startReading()
      return null
    },
    onChange(tag) {
      if (tag !== 'search') return
      questions = 0
      kept.clear()
    },
    onConnected: () => kept.onConnected(),
    onDisconnected: () => kept.onDisconnected(),
  }
}

/** Null where there is too much, and once something has changed meanwhile. */
async function readIndex(db: Executor, isCurrent: () => boolean): Promise<WholeIndex | null> {
  const [products, names] = [new WholeProductsBuilder(), new WholeNamesBuilder()]
  const isGoingOn = (): boolean => isCurrent() && products.ids.length + names.suggestions.length <= maxRead
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows = await queries.listProducts(db, after, batch)
    const last = rows.at(-1)?.id
    for (const row of rows) products.add(row)
    for (const { id, key } of last === undefined ? [] : await queries.listTitleKeys(db, after, last))
      products.addTitle(id, key)
    if (!isGoingOn()) return null
    after = last
  }
  for (let last: queries.SuggestedRow | null | undefined = null; last !== undefined; ) {
    const rows: queries.SuggestedRow[] = await queries.listSuggested(db, last, batch)
    for (const row of rows) names.add(row)
    if (!isGoingOn()) return null
    last = rows.at(-1)
  }
  const tops = await queries.listTops(db)
  const built = products.build()
  await yieldToEventLoop()
  return { products: built, suggestions: new WholeSuggestions(built, names, tops) }
}
