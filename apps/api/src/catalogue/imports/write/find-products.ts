// Matches a record to a product: the one that was made from it, or else the one with its number.

import type { OffSale } from '../book-record.ts'
import type { Candidate } from './candidate.ts'
import { type ExistingProduct, listByNumber, lockProducts } from './product.queries.ts'
import type { SourceRow } from './source.queries.ts'
import type { BatchTransaction } from './write-batch.ts'

export interface MatchedRecord extends Candidate {
  /** Null for a new title. */
  existing: ExistingProduct | null
  /** Its sender withdrew it earlier, and sends it again. */
  isReturning: boolean
  /** By this record, or by an earlier one when it speaks of the supply alone. */
  offSale: OffSale | null
}

export interface MatchedProducts {
  matched: MatchedRecord[]
  /** Records whose number belongs to a different product. */
  refused: Candidate[]
}

export async function findProducts(
  tx: BatchTransaction,
  batch: readonly Candidate[],
  sources: ReadonlyMap<string, SourceRow>,
): Promise<MatchedProducts> {
  const numberOf = ({ record }: Candidate): string => record.isbn13 ?? record.ean ?? ''
  const numbered = await listByNumber(
    tx,
    batch.map(numberOf).filter((number) => number !== ''),
  )
  const byNumber = new Map(numbered.map(({ ean, id }) => [ean, id]))
  const idOf = (candidate: Candidate): number | null =>
    sources.get(candidate.record.reference)?.product_id ?? byNumber.get(numberOf(candidate)) ?? null
  const isTaken = (candidate: Candidate): boolean =>
    (byNumber.get(numberOf(candidate)) ?? idOf(candidate)) !== idOf(candidate)
  const ids = [...new Set(batch.flatMap((candidate) => idOf(candidate) ?? []))]
  const products = new Map((await lockProducts(tx, ids)).map((product) => [product.id, product]))
  const claimed = new Set<number>()
  const result: MatchedProducts = { matched: [], refused: [] }
  for (const candidate of batch) {
    const id = idOf(candidate)
    if (isTaken(candidate) || (id !== null && claimed.has(id))) result.refused.push(candidate)
    else {
      if (id !== null) claimed.add(id)
      const source = sources.get(candidate.record.reference)
      const { offSale = source?.off_sale ?? null } = candidate.record
      const existing = id === null ? null : (products.get(id) ?? null)
      result.matched.push({
        ...candidate,
        existing,
        isReturning: source?.withdrawn ?? false,
        offSale,
      })
    }
  }
  return result
}
