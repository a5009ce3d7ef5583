// Which of many promotions may cover a line, without asking each: most name categories, publishers or products, and are found
// by these ids. All prices of a shop are worked out with the same promotions, so their index is made once.

import { pick } from './choose-discounts.ts'
import { addPosition, type PositionsById } from './coverage.ts'
import { idsOfLine, type LineFilter, type PromotionLine, type WantedIds, wantedIds } from './line-filter.ts'
import type { Promotion } from './promotion.ts'

type Kind = WantedIds['of']

/** Positions in the list of promotions. */
interface PromotionIndex {
  byId: ReadonlyMap<Kind, PositionsById>
  /** Those with a target of another form, or with none. */
  others: readonly number[]
}

const indexes = new WeakMap<readonly Promotion[], PromotionIndex>()

/** In the order of the list; `promotions` is not changed afterwards. `matches`: decides on targets of other forms. */
export function mayCover(
  line: PromotionLine,
  promotions: readonly Promotion[],
  matches: (target: LineFilter | null) => boolean,
): Promotion[] {
  const index = indexes.get(promotions) ?? indexOf(promotions)
  indexes.set(promotions, index)
  const found = new Set(index.others.filter((position) => matches(promotions[position]?.target ?? null)))
  for (const [kind, positions] of index.byId)
    for (const id of idsOfLine[kind](line)) for (const position of positions.get(id) ?? []) found.add(position)
  return pick(
    promotions,
    [...found].toSorted((a, b) => a - b),
  )
}

function indexOf(promotions: readonly Promotion[]): PromotionIndex {
  const byId = new Map<Kind, Map<number | null, number[]>>()
  const others: number[] = []
  for (const [position, { target }] of promotions.entries()) {
    const wanted = target && wantedIds(target)
    if (!wanted) {
      others.push(position)
      continue
    }
    const positions = byId.get(wanted.of) ?? new Map<number | null, number[]>()
    byId.set(wanted.of, positions)
    for (const id of wanted.ids) addPosition(positions, id, position)
  }
  return { byId, others }
}
