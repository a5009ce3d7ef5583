// Which product a record speaks of: the one that was made from it, or else the one that bears its number.

import type { Candidate } from './candidate.ts'
import { listByNumber, lockProducts, type PresentProduct } from './product.queries.ts'
import type { SourceRow } from './source.queries.ts'
import type { BatchTransaction } from './write-batch.ts'

export interface OpenRecord extends Candidate {
  /** Null for a title that is new here. */
  before: PresentProduct | null
  /** Its sender has taken it back once, and sends it again. */
  isReturning: boolean
}

export interface Found {
  open: OpenRecord[]
  /** Their number belongs to another product than they do. */
  refused: Candidate[]
}

export async function findProducts(
  tx: BatchTransaction,
  batch: readonly Candidate[],
  sources: ReadonlyMap<string, SourceRow>,
): Promise<Found> {
  const numberOf = ({ record }: Candidate): string => record.isbn13 ?? record.ean ?? ''
  const numbered = await listByNumber(
    tx,
    batch.map(numberOf).filter((number) => number !== ''),
  )
  const byNumber = new Map(numbered.map(({ ean, id }) => [ean, id]))
  const idOf = (one: Candidate): number | null =>
    sources.get(one.record.reference)?.product_id ?? byNumber.get(numberOf(one)) ?? null
  const isTaken = (one: Candidate): boolean => (byNumber.get(numberOf(one)) ?? idOf(one)) !== idOf(one)
  const ids = [...new Set(batch.flatMap((one) => idOf(one) ?? []))]
  const products = new Map((await lockProducts(tx, ids)).map((product) => [product.id, product]))
  const claimed = new Set<number>()
  const found: Found = { open: [], refused: [] }
  for (const one of batch) {
    const id = idOf(one)
    if (isTaken(one) || (id !== null && claimed.has(id))) found.refused.push(one)
    else {
      if (id !== null) claimed.add(id)
      const before = id === null ? null : (products.get(id) ?? null)
      found.open.push({ ...one, before, isReturning: sources.get(one.record.reference)?.withdrawn ?? false })
    }
  }
  return found
}
