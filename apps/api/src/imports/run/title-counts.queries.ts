// The SQL that counts the titles of people and houses after a large import. Who is counted is locked first, so that what
// changes meanwhile is added to the new count.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface PendingCount {
  kind: 'contributor' | 'publisher'
  reference: number
}

/** Takes some off the waiting list; empty when all are counted. */
export async function takePendingCounts(tx: Executor, most: number): Promise<PendingCount[]> {
  const { rows } = await sql<PendingCount>`
    delete from count_pending where (kind, reference) in (
      select kind, reference from count_pending order by kind, reference limit ${most} for update)
    returning kind, reference`.execute(tx)
  return rows
}

/** Every part that each of them has, and `any` for each title once. */
const parts = (ids: readonly number[]) => sql`
  select contributor_id, role, product_id from product_contributor where contributor_id = any(${[...ids]}::int[])
  union all
  select distinct contributor_id, 'any', product_id from product_contributor where contributor_id = any(${[...ids]}::int[])`

export async function countContributors(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into contributor_role (contributor_id, role, letter, letter_latin, sort_key, sort_key_latin)
    select part.contributor_id, part.role, c.letter, c.letter_latin, c.sort_key, c.sort_key_latin
    from (select distinct contributor_id, role from (${parts(ids)}) part) part
    join contributor c on c.id = part.contributor_id
    order by part.contributor_id, part.role
    on conflict do nothing`.execute(tx)
  await sql`
    select from contributor_role where contributor_id = any(${[...ids]}::int[])
    order by contributor_id, role for no key update`.execute(tx)
  await sql`
    update contributor_role r set title_count = counted.titles, sold = counted.sold
    from (
      select known.contributor_id, known.role, count(p.id) as titles, coalesce(sum(p.sold_recently), 0) as sold
      from contributor_role known
      left join (${parts(ids)}) part on part.contributor_id = known.contributor_id and part.role = known.role
      left join product p on p.id = part.product_id and p.active
      where known.contributor_id = any(${[...ids]}::int[])
      group by known.contributor_id, known.role) counted
    where r.contributor_id = counted.contributor_id and r.role = counted.role
      and (r.title_count, r.sold) is distinct from (counted.titles, counted.sold)`.execute(tx)
  await sql`select pg_notify('stoa_changed', 'contributors')`.execute(tx)
}

export async function countPublishers(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`select from publisher where id = any(${[...ids]}::int[]) order by id for no key update`.execute(tx)
  await sql`
    update publisher h set title_count = counted.titles
    from (
      select house.id, count(p.id) as titles from unnest(${[...ids]}::int[]) house (id)
      left join product p on p.publisher_id = house.id and p.active group by house.id) counted
    where h.id = counted.id and h.title_count <> counted.titles`.execute(tx)
  await sql`select pg_notify('stoa_changed', 'publishers')`.execute(tx)
}
