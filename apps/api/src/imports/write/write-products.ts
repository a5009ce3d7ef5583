// New and changed products with all that hangs on them.

import type { Settled } from './candidate.ts'
import { type Draft, draftProducts } from './draft-products.ts'
import type { OpenRecord } from './find-products.ts'
import { insertProducts, type NewProduct, type ProductRow, updateProducts } from './product.queries.ts'
import { urlsFor } from './product-names.ts'
import type { SourceRow } from './source.queries.ts'
import type { BatchFacts, BatchTransaction, Written } from './write-batch.ts'
import { writeParts } from './write-parts.ts'

export interface WrittenProducts extends Written {
  sources: SourceRow[]
}

export async function writeProducts(
  tx: BatchTransaction,
  records: readonly OpenRecord[],
  facts: BatchFacts,
): Promise<WrittenProducts> {
  const { drafts, refused } = await draftProducts(tx, records, facts)
  const ids = await idsOf(tx, drafts)
  const changed = drafts.filter(({ open, row }) => open.before !== null && differs(open.before, row))
  await updateProducts(
    tx,
    changed.map(({ open, row }) => ({ id: open.before?.id ?? 0, ...row })),
  )
  const parts = drafts.map(({ open, credits, categories }, index) => ({
    ...{ productId: ids[index] ?? 0, credits, categories, isNew: open.before === null },
  }))
  const others = await writeParts(tx, parts)
  const different = new Set([...changed.map(({ open }) => open.before?.id ?? 0), ...others])
  const outcomes = drafts.map(({ open }, index): Settled['outcome'] => {
    if (open.before === null) return 'added'
    return different.has(ids[index] ?? 0) ? 'changed' : 'unchanged'
  })
  return {
    settled: [
      ...drafts.map(
        ({ open }, index): Settled => ({ item: open.item, outcome: outcomes[index] ?? 'added', notes: [] }),
      ),
      ...refused.map(({ open, note }): Settled => ({ item: open.item, outcome: 'refused', notes: [note] })),
    ],
    touched: ids.filter((_, index) => outcomes[index] !== 'unchanged'),
    sources: drafts.map(({ open }, index) => ({
      ...{ reference: open.record.reference, product_id: ids[index] ?? 0, record_hash: open.hash },
      ...{ sent_at: facts.sentAt, withdrawn: false },
    })),
  }
}

/** The id of each draft, in their order; the new ones are inserted. */
async function idsOf(tx: BatchTransaction, drafts: readonly Draft[]): Promise<number[]> {
  const added = drafts.filter(({ open }) => open.before === null)
  const urls = await urlsFor(
    tx,
    added.map(({ open, row }) => ({ record: open.record, ean: row.ean })),
  )
  const rows = added.map(({ row }, index): NewProduct => ({ code: row.ean, url: urls[index] ?? '', ...row }))
  const inserted = await insertProducts(tx, rows)
  return drafts.map(({ open }) => open.before?.id ?? inserted.shift() ?? 0)
}

function differs(before: ProductRow, row: ProductRow): boolean {
  return Object.entries(row).some(([column, value]) => {
    const present: unknown = Reflect.get(before, column)
    return Array.isArray(value) ? JSON.stringify(value) !== JSON.stringify(present) : value !== present
  })
}
