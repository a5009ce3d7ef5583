// What groups show and sets contain: rewritten when it differs from what is stored.

import type { Executor } from '../../../database/transaction.ts'
import { listParts, type PartRow, replaceParts } from './parts.queries.ts'

interface PartsInput {
  productId: number
  /** Null leaves them as they are. */
  parts: readonly PartRow[] | null
}

const keyOf = ({ part_id, dimension_id, quantity }: PartRow): string => `${part_id} ${dimension_id} ${quantity}`

const keysOf = (parts: readonly PartRow[]): string => parts.map(keyOf).join()

/** Ids of the products whose parts changed. */
export async function writeParts(tx: Executor, inputs: readonly PartsInput[]): Promise<Set<number>> {
  const stated = inputs.flatMap(({ productId, parts }) => (parts === null ? [] : [{ productId, parts }]))
  const stored = await listParts(
    tx,
    stated.map(({ productId }) => productId),
  )
  const changed = stated.filter(
    ({ productId, parts }) => keysOf(parts) !== keysOf(stored.filter((row) => row.product_id === productId)),
  )
  for (const { productId, parts } of changed) await replaceParts(tx, productId, parts)
  return new Set(changed.map(({ productId }) => productId))
}
