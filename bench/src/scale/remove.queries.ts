// SQL that removes a generated catalogue. A book with orders or notices stays, but is no longer for sale.

import type { Executor } from '@stoa/api/database/transaction'
import { sql } from 'kysely'
import { codePrefix } from './name-rows.ts'

const isGenerated = sql`starts_with(code, ${sql.lit(codePrefix)})`
const removed = sql`(select id from scale_gone)`

/** How many books are removed, and how many stay. */
export async function chooseRemoved(db: Executor): Promise<{ going: number; staying: number }> {
  await sql`
    create temporary table scale_gone on commit drop as
    select id from product p where ${isGenerated}
      and not exists (select from order_line l where l.product_id = p.id)
      and not exists (select from stock_notice n where n.product_id = p.id)
      and not exists (select from product_source s where s.product_id = p.id)
      and not exists (select from shelf_product s where s.product_id = p.id)
      and not exists (select from product_image i where i.product_id = p.id)
      and not exists (select from product_dimension d where d.product_id = p.id)`.execute(db)
  await sql`create unique index on scale_gone (id)`.execute(db)
  await sql`analyze scale_gone`.execute(db)
  const { rows } = await sql<{ going: number; staying: number }>`
    select (select count(*)::int from scale_gone) as going,
      (select count(*)::int from product where ${isGenerated} and id not in ${removed}) as staying`.execute(db)
  return rows[0] ?? { going: 0, staying: 0 }
}

/** With all dependent rows. */
export async function removeProducts(db: Executor): Promise<void> {
  await sql`delete from stock_movement where stock_id in (select id from stock where product_id in ${removed})`.execute(
    db,
  )
  for (const table of [
    'stock',
    'price_history',
    'product_contributor',
    'product_category',
    'product_attribute',
    'search_doc',
    'search_title',
  ])
    await sql`delete from ${sql.table(table)} where product_id in ${removed}`.execute(db)
  await sql`delete from product where id in ${removed}`.execute(db)
  await sql`update product set active = false where ${isGenerated}`.execute(db)
}

/** Contributors, publishers and others without any book left. */
export async function removeNames(db: Executor): Promise<void> {
  await sql`
    create temporary table scale_people on commit drop as
    select id from contributor c where ${isGenerated}
      and not exists (select from product_contributor p where p.contributor_id = c.id)
      and not exists (select from featured_contributor f where f.contributor_id = c.id)`.execute(db)
  for (const table of ['contributor_alias', 'contributor_role'])
    await sql`delete from ${sql.table(table)} where contributor_id in (select id from scale_people)`.execute(db)
  await sql`delete from contributor where id in (select id from scale_people)`.execute(db)
  for (const [table, column] of [
    ['series', 'series_id'],
    ['work', 'work_id'],
    ['publisher', 'publisher_id'],
  ] as const)
    await sql`
      delete from ${sql.table(table)} where ${isGenerated} and id not in (
        select ${sql.ref(column)} from product where ${sql.ref(column)} is not null)`.execute(db)
  await sql`
    delete from attribute_value v using attribute a
    where a.id = v.attribute_id and starts_with(a.code, ${sql.lit(codePrefix)})
      and not exists (select from product_attribute p where p.attribute_value_id = v.id)`.execute(db)
  await sql`
    delete from attribute where ${isGenerated}
      and not exists (select from attribute_value v where v.attribute_id = attribute.id)`.execute(db)
}
