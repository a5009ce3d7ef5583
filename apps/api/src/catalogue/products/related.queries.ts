// The SQL of related products. Each relation reads as much as it shows and little more, however large the shop.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export type Relation = keyof typeof relatedIds

/** Ids related to a product; null when there is no such product. */
export async function listRelatedIds(
  db: Executor,
  productId: number,
  relation: Relation,
  limit: number,
): Promise<number[] | null> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce((${relatedIds[relation](limit)}), '{}') as ids
    from product p where p.id = ${productId} and p.active`.execute(db)
  return rows[0]?.ids ?? null
}

/** How far to each side of its own position neighbours are searched. */
const neighbourRange = 200

/** The ids of those who wrote it. */
const authors = sql`select contributor_id from product_contributor where product_id = p.id and role = 'author'`

const relatedIds = {
  /**
   * The series in reading order and in the product's own language, without other editions of the product itself; of a long
   * one, the part around it.
   */
  series: (limit: number) => sql`
    (with volume as (
        select o.id, count(*) over () as volumes,
          row_number() over (order by o.series_number nulls last, o.published_year nulls last, o.id) as place
        from product o
        where o.series_id = p.series_id and o.active and o.text_language is not distinct from p.text_language
          and (o.id = p.id or p.work_id is null or o.work_id is distinct from p.work_id)),
      start as (
        select greatest(1, least(place - ${Math.floor(limit / 2)}::int, volumes - ${limit - 1}::int)) as place
        from volume where id = p.id)
      select array_agg(volume.id order by volume.place) from volume, start
      where volume.place >= start.place and volume.place < start.place + ${limit}::int)`,
  /** All editions of its work, the product itself included, the cheapest first. */
  editions: (limit: number) => sql`
    array(select o.id from product o where o.work_id = p.work_id and o.active order by o.price_cents = 0, o.price_cents, o.id limit ${limit})`,
  /** Other works of its authors, those that sell most first. */
  author: (limit: number) => sql`
    array(select o.id from product o
      where o.id in (select product_id from product_contributor
          where contributor_id in (${authors}) and role = 'author' and product_id <> p.id)
        and o.active and (p.work_id is null or o.work_id is distinct from p.work_id)
      order by o.sold_recently desc, o.id limit ${limit})`,
  /** Books of the same main category by other authors, the bestselling first. */
  neighbours: (limit: number) => sql`
    array(select o.id from product_category mine
      cross join lateral (
        (select product_id from product_category t where t.category_id = mine.category_id and t.product_id > p.id
          order by t.product_id limit ${neighbourRange})
        union all
        (select product_id from product_category t where t.category_id = mine.category_id and t.product_id < p.id
          order by t.product_id desc limit ${neighbourRange})) beside
      join product o on o.id = beside.product_id and o.active
      where mine.product_id = p.id and mine.main
        and not exists (select from product_contributor
          where product_id = o.id and role = 'author' and contributor_id in (${authors}))
      order by o.sold_recently desc, o.id limit ${limit})`,
}
