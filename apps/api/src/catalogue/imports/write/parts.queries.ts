// The SQL of what groups show and sets contain.

import { sql } from 'kysely'
import { arrayFrom, equalsAny } from '../../../database/expressions.ts'
import type { RowOf } from '../../../database/row-of.ts'
import type { Executor } from '../../../database/transaction.ts'

export interface PartRow {
  part_id: number
  /** Null when it has one form only, or the buyer chooses. */
  dimension_id: number | null
  quantity: number
}

export type PartCandidateRow = RowOf<typeof listPartCandidates>

/** Products by their codes, each with the ids and names of its forms. */
export async function listPartCandidates(db: Executor, codes: readonly string[]) {
  if (codes.length === 0) return []
  return await db
    .selectFrom('product as p')
    .select(['p.id', 'p.code', 'p.kind', 'p.publisher_price_cents', 'p.price_protected_until'])
    .select(({ selectFrom }) => {
      const forms = selectFrom('product_dimension as d').whereRef('d.product_id', '=', 'p.id').orderBy('d.position')
      return [
        arrayFrom(forms.select('d.id')).as('form_ids'),
        arrayFrom(forms.select('d.name_el')).as('forms_el'),
        arrayFrom(forms.select(({ fn }) => fn.coalesce('d.name_en', 'd.name_el').as('name'))).as('forms_en'),
      ]
    })
    .where((eb) => equalsAny(eb, 'p.code', codes))
    .execute()
}

/** In their order. */
export async function listParts(db: Executor, productIds: readonly number[]) {
  if (productIds.length === 0) return []
  return await db
    .selectFrom('product_part')
    .select(['product_id', 'part_id', 'dimension_id', 'quantity'])
    .where((eb) => equalsAny(eb, 'product_id', productIds))
    .orderBy('product_id')
    .orderBy('position')
    .execute()
}

/** Instead of those that it had. */
export async function replaceParts(tx: Executor, productId: number, parts: readonly PartRow[]): Promise<void> {
  await tx.deleteFrom('product_part').where('product_id', '=', productId).execute()
  await sql`
    insert into product_part (product_id, position, part_id, dimension_id, quantity)
    select ${productId}, place - 1, part_id, dimension_id, quantity
    from unnest(${parts.map((row) => row.part_id)}::int[], ${parts.map((row) => row.dimension_id)}::int[],
      ${parts.map((row) => row.quantity)}::int[]) with ordinality as part (part_id, dimension_id, quantity, place)`.execute(
    tx,
  )
}
