// Which lines of a cart each rule covers: found out once, for what comes off a line changes nothing in it. Most of fifty
// promotions name some categories, publishers or products: these find their lines by id.

import {
  idsOfLine,
  type LineFilter,
  matchesLine,
  type PromotionLine,
  type WantedIds,
  wantedIds,
} from './line-filter.ts'
import type { PromotionRule } from './promotion.ts'

/** The positions of the lines that a rule covers. */
export type Coverage = (rule: Pick<PromotionRule, 'target'>) => readonly number[]

export function coverageOf(lines: readonly PromotionLine[]): Coverage {
  const found = new Map<LineFilter | null, readonly number[]>()
  const withIds = indexOf(lines)
  return ({ target }) => {
    const known = found.get(target)
    if (known) return known
    const wanted = target && wantedIds(target)
    const covered = wanted ? withIds(wanted) : coveredBy(target, lines)
    found.set(target, covered)
    return covered
  }
}

function coveredBy(target: LineFilter | null, lines: readonly PromotionLine[]): number[] {
  const positions: number[] = []
  for (const [position, line] of lines.entries())
    if (line.discountable && matchesLine(target, line)) positions.push(position)
  return positions
}

/** Positions in a list, by the ids that are looked for: of each id in order, each once. */
export type PositionsById = ReadonlyMap<number | null, readonly number[]>

export function addPosition(index: Map<number | null, number[]>, id: number | null, position: number): void {
  const positions = index.get(id)
  if (!positions) index.set(id, [position])
  else if (positions.at(-1) !== position) positions.push(position)
}

function indexOf(lines: readonly PromotionLine[]): (wanted: WantedIds) => number[] {
  const indexes = new Map<string, PositionsById>()
  return ({ of, ids }) => {
    const index = indexes.get(of) ?? positionsById(of, lines)
    indexes.set(of, index)
    const positions = ids.flatMap((id) => index.get(id) ?? [])
    return ids.length === 1 ? positions : [...new Set(positions)].toSorted((a, b) => a - b)
  }
}

function positionsById(of: WantedIds['of'], lines: readonly PromotionLine[]): PositionsById {
  const index = new Map<number | null, number[]>()
  for (const [position, line] of lines.entries()) {
    if (!line.discountable) continue
    for (const id of idsOfLine[of](line)) addPosition(index, id, position)
  }
  return index
}
