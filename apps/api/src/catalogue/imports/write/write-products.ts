// Inserts and updates products with their dependent rows.

import { warning } from '../read-item.ts'
import type { RecordResult } from './candidate.ts'
import { saveCoverSources } from './cover-sources.queries.ts'
import { type Draft, draftProducts } from './draft-products.ts'
import type { MatchedRecord } from './find-products.ts'
import { listHeld } from './people.queries.ts'
import { insertProducts, type NewProduct, type ProductRow, updateProducts } from './product.queries.ts'
import { urlsFor } from './product-names.ts'
import type { SourceRow } from './source.queries.ts'
import type { BatchContext, BatchTransaction, WriteResult } from './write-batch.ts'
import { writeParts } from './write-parts.ts'
import { writeProductParts } from './write-product-parts.ts'

export interface WrittenProducts extends WriteResult {
  sources: SourceRow[]
}

export async function writeProducts(
  tx: BatchTransaction,
  records: readonly MatchedRecord[],
  context: BatchContext,
): Promise<WrittenProducts> {
  const { drafts, refused, changedPublishers } = await draftProducts(tx, records, context)
  const ids = await idsOf(tx, drafts, context.listedAt ?? null)
  const changed = drafts.filter(({ matched, row }) => matched.existing !== null && differs(matched.existing, row))
  await updateProducts(
    tx,
    changed.map(({ matched, row }) => ({ id: matched.existing?.id ?? 0, ...row })),
  )
  const partInputs = drafts.map(({ matched, credits, categories }, index) => ({
    productId: ids[index] ?? 0,
    credits,
    categories,
    isNew: matched.existing === null,
  }))
  const changedParts = await writeProductParts(tx, partInputs)
  const changedContents = await writeParts(
    tx,
    drafts.map(({ parts }, index) => ({ productId: ids[index] ?? 0, parts })),
  )
  await saveCoverSources(
    tx,
    drafts.flatMap(({ matched }, index) => {
      const { coverUrl } = matched.record
      return coverUrl ? [{ product_id: ids[index] ?? 0, url: coverUrl }] : []
    }),
  )
  const held = await listHeld(tx, ids)
  const changedIds = new Set([
    ...changed.map(({ matched }) => matched.existing?.id ?? 0),
    ...changedParts,
    ...changedContents,
  ])
  const outcomes = drafts.map(({ matched }, index): RecordResult['outcome'] => {
    if (matched.existing === null) return 'added'
    return changedIds.has(ids[index] ?? 0) ? 'changed' : 'unchanged'
  })
  return {
    results: [
      ...drafts.map(
        ({ matched, notes }, index): RecordResult => ({
          item: matched.item,
          outcome: outcomes[index] ?? 'added',
          notes: held.has(ids[index] ?? 0) ? [...notes, heldBack] : notes,
        }),
      ),
      ...refused.map(({ matched, note }): RecordResult => ({ item: matched.item, outcome: 'refused', notes: [note] })),
    ],
    changedIds: ids.filter((_, index) => outcomes[index] !== 'unchanged'),
    changedPublishers,
    sources: drafts.map(({ matched }, index) => ({
      reference: matched.record.reference,
      product_id: ids[index] ?? 0,
      record_hash: matched.hash,
      sent_at: context.sentAt,
      withdrawn: false,
      off_sale: matched.offSale,
    })),
  }
}

const heldBack = warning('safety', 'It is not on sale until the shop knows what is missing: see `npm run held-back`.')

/** The id of each draft, in order; the new ones are inserted. */
async function idsOf(tx: BatchTransaction, drafts: readonly Draft[], listedAt: string | null): Promise<number[]> {
  const added = drafts.filter(({ matched }) => matched.existing === null)
  const unnamed = added.filter(({ matched }) => matched.record.shop === undefined)
  const urls = await urlsFor(
    tx,
    unnamed.map(({ matched, row }) => ({ record: matched.record, ean: row.ean })),
  )
  const rows = added.map(({ matched, row }): NewProduct => {
    const { code = row.ean, url = urls.shift() ?? '', soldRecently = 0 } = matched.record.shop ?? {}
    return { ...row, code, url, sold_recently: soldRecently }
  })
  const inserted = await insertProducts(tx, rows, listedAt)
  return drafts.map(({ matched }) => matched.existing?.id ?? inserted.shift() ?? 0)
}

function differs(existing: ProductRow, row: ProductRow): boolean {
  return Object.entries(row).some(([column, value]) => {
    const present: unknown = Reflect.get(existing, column)
    return Array.isArray(value) ? JSON.stringify(value) !== JSON.stringify(present) : value !== present
  })
}
