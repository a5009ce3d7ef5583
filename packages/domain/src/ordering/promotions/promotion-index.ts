// Which of many promotions may cover a line, without asking each: most name categories, publishers or products, and are found
// by these ids. All prices of a shop are worked out with the same promotions, so their index is made once.

import { idsOfLine, type PromotionLine, type WantedIds, wantedIds } from './line-filter.ts'
import type { Promotion } from './promotion.ts'

type Kind = WantedIds['of']

interface PromotionIndex {
  /** Positions in the list of promotions. */
  byId: ReadonlyMap<Kind, ReadonlyMap<number, readonly number[]>>
  /** Those with a target of another form, or with none. */
  others: readonly number[]
}

const indexes = new WeakMap<readonly Promotion[], PromotionIndex>()

/** In the order of the list; `promotions` is not changed afterwards. */
export function mayCover(line: PromotionLine, promotions: readonly Promotion[]): Promotion[] {
  const index = indexes.get(promotions) ?? indexOf(promotions)
  indexes.set(promotions, index)
  const found = new Set(index.others)
  for (const [kind, positions] of index.byId)
    for (const id of idsOfLine[kind](line))
      for (const position of (id !== null && positions.get(id)) || []) found.add(position)
  return [...found].toSorted((a, b) => a - b).flatMap((position) => promotions[position] ?? [])
}

function indexOf(promotions: readonly Promotion[]): PromotionIndex {
  const byId = new Map<Kind, Map<number, number[]>>()
  const others: number[] = []
  for (const [position, { target }] of promotions.entries()) {
    const wanted = target && wantedIds(target)
    if (wanted) addTo(byId, wanted, position)
    else others.push(position)
  }
  return { byId, others }
}

function addTo(byId: Map<Kind, Map<number, number[]>>, { of, ids }: WantedIds, position: number): void {
  const positions = byId.get(of) ?? new Map<number, number[]>()
  byId.set(of, positions)
  for (const id of ids) positions.set(id, [...(positions.get(id) ?? []), position])
}
