// The SQL of the sitemaps: what has a page of its own, and when that page last changed. The page of a person, a
// publisher or a category changes with its products.

import { type RawBuilder, sql } from 'kysely'
import { readInBatches } from '../../database/read-in-batches.ts'
import type { Executor } from '../../database/transaction.ts'

export interface PageRow {
  url: string
  changed_at: Date | null
}

/** A new price changes the page of the product, and with it the pages that list it. */
const changed = sql`greatest(p.created_at, p.changed_at, priced.at)`

const priced = sql`
  left join (select product_id, max(valid_from) as at from price_history group by product_id) priced on priced.product_id = p.id`

const statements = {
  products: sql`
    select p.url, ${changed} as changed_at from product p ${priced} where p.active order by p.id`,
  categories: sql`
    select c.url, greatest(c.changed_at, newest.at) as changed_at
    from (
      select cc.ancestor_id, max(${changed}) as at
      from product p join product_category pc on pc.product_id = p.id
      join category_closure cc on cc.descendant_id = pc.category_id ${priced}
      where p.active group by cc.ancestor_id) newest
    join category c on c.id = newest.ancestor_id order by c.id`,
  contributors: sql`
    select c.url, greatest(c.changed_at, newest.at) as changed_at
    from (
      select pc.contributor_id, max(${changed}) as at
      from product p join product_contributor pc on pc.product_id = p.id ${priced}
      where p.active group by pc.contributor_id) newest
    join contributor c on c.id = newest.contributor_id order by c.id`,
  publishers: sql`
    select m.url, newest.at as changed_at
    from (select p.publisher_id, max(${changed}) as at from product p ${priced} where p.active group by p.publisher_id) newest
    join publisher m on m.id = newest.publisher_id and m.name_el <> '' order by m.id`,
  pages: sql`select url, changed_at from content_page order by id`,
} satisfies Record<string, RawBuilder<unknown>>

export type PageKind = keyof typeof statements

export const pagesInBatches = (tx: Executor, kind: PageKind): AsyncGenerator<PageRow[]> =>
  readInBatches<PageRow>(tx, statements[kind])
