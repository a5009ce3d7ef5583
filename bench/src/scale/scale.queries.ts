// SQL of generated catalogues. Generated rows are recognised by their code.

import type { Executor } from '@stoa/api/database/transaction'
import { sql } from 'kysely'
import type { AttributeValue } from './attributes.ts'
import type { TargetCategory } from './choose-category.ts'
import { codePrefix } from './name-rows.ts'

const numberedTables = ['contributor', 'publisher', 'series', 'work'] as const
export type NumberedTable = (typeof numberedTables)[number]

const isGenerated = sql`starts_with(code, ${sql.lit(codePrefix)})`

export interface ShopSize {
  products: number
  generated: number
  /** The highest number of a generated book; −1 without any. */
  highest: number
}

export async function findShopSize(db: Executor): Promise<ShopSize> {
  const { rows } = await sql<ShopSize>`
    select count(*)::int as products, count(*) filter (where ${isGenerated})::int as generated,
      coalesce(max(substr(code, ${sql.lit(codePrefix.length + 1)})::int) filter (where ${isGenerated}), -1) as highest
    from product`.execute(db)
  return rows[0] ?? { products: 0, generated: 0, highest: -1 }
}

/** Leaf categories with a text language, which are those of books; all leaves in a shop whose categories have none. */
export async function listTargetCategories(db: Executor): Promise<TargetCategory[]> {
  const { rows } = await sql<TargetCategory>`
    select id, code, thema, text_language as language, origin, age_from as "ageFrom"
    from category c
    where not exists (select from category below where below.parent_id = c.id)
      and (text_language is not null or not exists (select from category where text_language is not null))
    order by position, id`.execute(db)
  return rows
}

export async function listBranchIds(db: Executor): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from branch order by position, id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listAttributes(db: Executor): Promise<Map<string, AttributeValue[]>> {
  const { rows } = await sql<{ attribute: string; values: AttributeValue[] }>`
    select a.code as attribute,
      (select coalesce(json_agg(json_build_object('id', v.id, 'code', v.code, 'name', v.name_el) order by v.position, v.id), '[]')
       from attribute_value v where v.attribute_id = a.id) as values
    from attribute a order by a.position, a.id`.execute(db)
  return new Map(rows.map(({ attribute, values }) => [attribute, values]))
}

/** Creates the attributes of the generated catalogue unless they exist. */
export async function ensureAttributes(
  db: Executor,
  attribute: { code: string; nameEl: string; nameEn: string },
  values: readonly { nameEl: string; nameEn: string | null }[],
): Promise<void> {
  const code = codePrefix + attribute.code
  await sql`
    insert into attribute (code, filter_kind, name_el, name_en, position)
    values (${code}, 'attribute', ${attribute.nameEl}, ${attribute.nameEn}, 1000) on conflict (code) do nothing`.execute(
    db,
  )
  await sql`
    insert into attribute_value (attribute_id, code, name_el, name_en, position)
    select a.id, ${codePrefix} || made.place, made.name_el, made.name_en, made.place
    from attribute a,
      unnest(${values.map(({ nameEl }) => nameEl)}::text[], ${values.map(({ nameEn }) => nameEn)}::text[])
        with ordinality as made (name_el, name_en, place)
    where a.code = ${code} on conflict (attribute_id, code) do nothing`.execute(db)
}

export async function listNumbered(db: Executor, table: NumberedTable): Promise<[number: number, id: number][]> {
  const { rows } = await sql<{ number: number; id: number }>`
    select substr(code, ${sql.lit(codePrefix.length + 1)})::int as number, id from ${sql.table(table)}
    where ${isGenerated}`.execute(db)
  return rows.map(({ number, id }) => [number, id])
}

/** The first unused id. */
export async function findNextId(db: Executor, table: NumberedTable | 'product' | 'stock'): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select greatest(
      (select coalesce(max(id), 0) from ${sql.table(table)}),
      (select coalesce(last_value, 0) from pg_sequences
       where (quote_ident(schemaname) || '.' || quote_ident(sequencename))::regclass = pg_get_serial_sequence(${table}, 'id')::regclass)
    ) + 1 as next`.execute(db)
  return rows[0]?.next ?? 1
}

export async function continueIds(db: Executor): Promise<void> {
  for (const table of [...numberedTables, 'product', 'stock']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
      where exists (select from ${sql.table(table)})`.execute(db)
  }
}

/** Recomputes in one statement the counts that triggers maintain row by row. */
export async function countAnew(db: Executor): Promise<void> {
  await sql`select count_work_anew(array(select id from contributor where ${isGenerated}))`.execute(db)
  await sql`
    update publisher set title_count = (select count(*) from product p where p.publisher_id = publisher.id and p.active)
    where ${isGenerated}`.execute(db)
}

/** Makes every process drop its pages and reload its lists. */
export async function announce(db: Executor): Promise<void> {
  await sql`
    select log_change(tag)
    from unnest(array['catalogue', 'filters', 'contributors', 'publishers']) tag`.execute(db)
}
