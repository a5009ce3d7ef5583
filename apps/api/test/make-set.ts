// Groups and sets made for one test, of products that it has made.

import { sql } from 'kysely'
import type { Executor } from '../src/database/transaction.ts'
import { makeProduct, type ProductInput } from './make-product.ts'

export interface TestPart {
  id: number
  quantity?: number
  dimensionId?: number
}

async function makeOwner(db: Executor, input: ProductInput, parts: readonly TestPart[]): Promise<number> {
  const id = await makeProduct(db, { taxClass: 'standard', availability: 'not_available', copies: [], ...input })
  for (const [position, part] of parts.entries())
    await sql`
      insert into product_part (product_id, position, part_id, dimension_id, quantity)
      values (${id}, ${position}, ${part.id}, ${part.dimensionId ?? null}, ${part.quantity ?? 1})`.execute(db)
  return id
}

/** The new set's id. */
export const makeSet = (db: Executor, parts: readonly TestPart[], input: ProductInput = {}): Promise<number> =>
  makeOwner(db, { name: 'Δοκιμαστικό σετ', ...input, kind: 'bundle' }, parts)

/** The new group's id. */
export const makeGroup = (db: Executor, partIds: readonly number[], input: ProductInput = {}): Promise<number> =>
  makeOwner(
    db,
    { name: 'Δοκιμαστική ομάδα', priceCents: 0, ...input, kind: 'grouped' },
    partIds.map((id) => ({ id })),
  )

/** The id of a new form of a product, with copies in the first branches. */
export async function makeForm(
  db: Executor,
  productId: number,
  name: string,
  copies: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product_dimension (product_id, kind, name_el, name_en, position)
    values (${productId}, 'custom', ${name}, ${name}, (select count(*) from product_dimension where product_id = ${productId}))
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`
    with form as (
      insert into stock (branch_id, product_id, dimension_id, quantity)
      select branch, ${productId}, ${id}, quantity from unnest(${[...copies]}::int[]) with ordinality as held (quantity, branch)
      returning id, quantity)
    insert into stock_movement (stock_id, change, reason)
    select id, quantity, 'received' from form where quantity > 0`.execute(db)
  return id
}
