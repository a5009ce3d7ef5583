// The SQL that counts the titles of people and publishers after a large import. Existing rows are locked first, so that
// concurrent changes are added to the new count.

import { sql } from 'kysely'
import { equalsAny } from '../../../database/expressions.ts'
import type { Executor } from '../../../database/transaction.ts'

/** Takes some off the queue; empty when all are counted, or are being counted by another process. */
export const takePendingCounts = (tx: Executor, limit: number) =>
  tx
    .deleteFrom('count_pending')
    .where(({ eb, refTuple, selectFrom }) => {
      const free = selectFrom('count_pending')
        .select(['kind', 'reference'])
        .orderBy('kind')
        .orderBy('reference')
        .limit(limit)
        .forUpdate()
        .skipLocked()
      return eb(refTuple('kind', 'reference'), 'in', free.$asTuple('kind', 'reference'))
    })
    .returning(['kind', 'reference'])
    .execute()

/** How many titles each of them has in each role, and under `any` every title once. */
const countsOf = (ids: readonly number[]) => sql`
  select part.contributor_id, part.role, count(p.id) as titles, coalesce(sum(p.sold_recently), 0) as sold
  from (
    select contributor_id, role, product_id from product_contributor where contributor_id = any(${[...ids]}::int[])
    union all
    select distinct contributor_id, 'any', product_id from product_contributor
    where contributor_id = any(${[...ids]}::int[])) part
  left join product p on p.id = part.product_id and p.active
  group by part.contributor_id, part.role`

/** New rows are inserted with the counts: a concurrent addition waits for the row and is added to it. */
async function insertCounted(tx: Executor, ids: readonly number[]): Promise<void> {
  await sql`
    insert into contributor_role (contributor_id, role, letter, letter_latin, sort_key, sort_key_latin, title_count, sold)
    select c.id, counted.role, c.letter, c.letter_latin, c.sort_key, c.sort_key_latin, counted.titles, counted.sold
    from (${countsOf(ids)}) counted join contributor c on c.id = counted.contributor_id
    where not exists (
      select from contributor_role known where known.contributor_id = c.id and known.role = counted.role)
    order by c.id, counted.role
    on conflict do nothing`.execute(tx)
}

/** Locks rows that existed before this transaction, or were added by another one meanwhile. */
async function lockExisting(tx: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('contributor_role')
    .select('contributor_id')
    .where((eb) => equalsAny(eb, 'contributor_id', ids))
    .where(sql.ref('xmin'), '<>', sql`pg_current_xact_id()::xid`)
    .orderBy('contributor_id')
    .orderBy('role')
    .forNoKeyUpdate()
    .execute()
  return [...new Set(rows.map((row) => row.contributor_id))]
}

export async function countContributors(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await insertCounted(tx, ids)
  const existingIds = await lockExisting(tx, ids)
  if (existingIds.length > 0) {
    await sql`
      update contributor_role r set title_count = counted.titles, sold = counted.sold
      from (
        select known.contributor_id, known.role, coalesce(titles, 0) as titles, coalesce(counted.sold, 0) as sold
        from contributor_role known left join (${countsOf(existingIds)}) counted using (contributor_id, role)
        where known.contributor_id = any(${existingIds}::int[])) counted
      where r.contributor_id = counted.contributor_id and r.role = counted.role
        and (r.title_count, r.sold) is distinct from (counted.titles, counted.sold)`.execute(tx)
  }
  await sql`select log_change('contributors')`.execute(tx)
}

export async function countPublishers(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`select from publisher where id = any(${[...ids]}::int[]) order by id for no key update`.execute(tx)
  await sql`
    update publisher h set title_count = counted.titles
    from (
      select listed.id, count(p.id) as titles from unnest(${[...ids]}::int[]) listed (id)
      left join product p on p.publisher_id = listed.id and p.active group by listed.id) counted
    where h.id = counted.id and h.title_count <> counted.titles`.execute(tx)
  await sql`select log_change('publishers')`.execute(tx)
}
