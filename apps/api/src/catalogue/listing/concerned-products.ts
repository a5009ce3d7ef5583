// Which products an edit of promotions may concern: those that a changed one covers, before or after. The columns know
// most of what targets ask; what they do not know counts as maybe. And those below a category that moved.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { LineFilter } from '@stoa/domain/ordering/promotions/line-filter'
import type { Promotion } from '@stoa/domain/ordering/promotions/promotion'
import type { PublicPromotions } from '@stoa/domain/ordering/promotions/shown-price'
import { attributeValueCode } from './attribute-codes.ts'
import type { Columns } from './columns.ts'
import { contributorOf } from './credits.ts'

/** 1: covered, 0: not, in between: perhaps. */
type Coverage = (row: number) => number

const maybe = 0.5

const toCoverage =
  (test: (row: number) => boolean): Coverage =>
  (row) =>
    Number(test(row))

function coverageOf(columns: Columns, filter: LineFilter | null): Coverage {
  if (filter === null) return () => 1
  if ('all' in filter) return combined(columns, filter.all, Math.min)
  if ('any' in filter) return combined(columns, filter.any, Math.max)
  if ('not' in filter) {
    const inner = coverageOf(columns, filter.not)
    return (row) => 1 - inner(row)
  }
  if ('category' in filter) return toCoverage(columns.categories.anyValueTest(filter.category))
  if ('attribute' in filter)
    return toCoverage(columns.attributes.anyValueTest(filter.attribute.map(attributeValueCode)))
  if ('contributor' in filter) {
    const ids = new Set(filter.contributor)
    return toCoverage(columns.people.someValueTest((credit) => ids.has(contributorOf(credit))))
  }
  if ('publisher' in filter) {
    const ids = new Set(filter.publisher)
    return toCoverage((row) => ids.has((columns.numbers.publisherKey[row] ?? 0) >> 1))
  }
  if ('product' in filter) {
    const ids = new Set(filter.product)
    return toCoverage((row) => ids.has(columns.numbers.id[row] ?? 0))
  }
  return () => maybe
}

function combined(columns: Columns, filters: readonly LineFilter[], pick: (...values: number[]) => number): Coverage {
  const parts = filters.map((filter) => coverageOf(columns, filter))
  return (row) => pick(...parts.map((part) => part(row)))
}

type Known = Pick<PublicPromotions, 'current' | 'history'>

/** The targets of what is not the same in both, in either of them. */
export function changedTargets(before: Known, after: Known): (LineFilter | null)[] {
  const [old, present] = [rulesOf(before), rulesOf(after)]
  const changed = [...new Set([...old.keys(), ...present.keys()])].filter(
    (id) => JSON.stringify(old.get(id)) !== JSON.stringify(present.get(id)),
  )
  return changed.flatMap((id) => [...(old.get(id) ?? []), ...(present.get(id) ?? [])].map(({ target }) => target))
}

/** What lists depend on, by promotion; not its texts. */
function rulesOf({ current, history }: Known): Map<number, Pick<Promotion, 'target'>[]> {
  const rules = [...current, ...history].map(
    ({ id, scope, target, condition, effect, lane, stacks, startsAt, endsAt }) => ({
      ...{ id, scope, target, condition, effect, lane, stacks, startsAt, endsAt },
    }),
  )
  return Map.groupBy(rules, ({ id }) => id)
}

/** So many rows are looked at before the event loop runs other work. */
const step = 50_000

export async function listConcerned(columns: Columns, targets: readonly (LineFilter | null)[]): Promise<number[]> {
  if (targets.length === 0) return []
  const coverages = targets.map((target) => coverageOf(columns, target))
  const ids: number[] = []
  for (let row = 0; row < columns.count; row += 1) {
    if (row % step === step - 1) await yieldToEventLoop()
    const isConcerned = columns.active[row] === 1 && coverages.some((coverage) => coverage(row) > 0)
    if (isConcerned) ids.push(columns.numbers.id[row] ?? 0)
  }
  return ids
}

/** In the categories or their descendants, as far as the columns know. */
export const listBelow = (columns: Columns, categories: number[]): Promise<number[]> =>
  listConcerned(columns, categories.length === 0 ? [] : [{ category: categories }])
