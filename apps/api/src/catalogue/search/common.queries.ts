// The SQL of the bitmaps of the commonest words.

import { sql } from 'kysely'
import { equalsAny } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'

export interface SegmentRow {
  stem: string
  segment: number
  members: Uint8Array
}

/** The bitmaps of the given stems, in full. */
export const listSegments = (db: Executor, stems: readonly string[]): Promise<SegmentRow[]> =>
  db
    .selectFrom('search_common')
    .select(['stem', 'segment', 'members'])
    .where((eb) => equalsAny(eb, 'stem', stems))
    .execute()

/** Which of the given stems have bitmaps. */
export async function listCommon(db: Executor, stems: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('search_common')
    .select('stem')
    .distinct()
    .where((eb) => equalsAny(eb, 'stem', stems))
    .execute()
  return rows.map(({ stem }) => stem)
}

/** Some segments of some stems; empty segments are absent. */
export async function listSomeSegments(
  db: Executor,
  keys: readonly Pick<SegmentRow, 'stem' | 'segment'>[],
): Promise<SegmentRow[]> {
  const { rows } = await sql<SegmentRow>`
    select stem, segment, members from search_common
    join unnest(${keys.map(({ stem }) => stem)}::text[], ${keys.map(({ segment }) => segment)}::int[])
      as wanted (stem, segment) using (stem, segment)`.execute(db)
  return rows
}

export async function saveSegments(db: Executor, rows: readonly SegmentRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into search_common (stem, segment, members)
    select * from unnest(
      ${rows.map(({ stem }) => stem)}::text[], ${rows.map(({ segment }) => segment)}::int[],
      ${rows.map(({ members }) => Buffer.from(members))}::bytea[])
    on conflict (stem, segment) do update set members = excluded.members`.execute(db)
}

/** Stems in at least so many products that have no bitmap yet. */
export async function listNewlyCommon(db: Executor, minCount: number): Promise<string[]> {
  const words = db
    .selectFrom('search_term')
    .select(({ fn }) => ['stem', 'literal', fn.max('frequency').as('frequency')])
    .groupBy(['stem', 'literal'])
  const rows = await db
    .selectFrom(words.as('words'))
    .select('words.stem')
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('search_common as c').select('c.stem').whereRef('c.stem', '=', 'words.stem'))),
    )
    .groupBy('words.stem')
    .having(({ fn }) => fn.sum<number>('words.frequency'), '>=', minCount)
    .execute()
  return rows.map(({ stem }) => stem)
}

/** From this many on a sequential scan is faster. */
const fewStems = 20

/** The products with these stems: a few are found by their index, very many by one sequential scan. */
export async function listHolders(db: Executor, stems: readonly string[]): Promise<{ stem: string; ids: Buffer }[]> {
  const anyStem = stems.map((stem) => `'.${stem}'`).join('|')
  const condition = stems.length > fewStems ? sql`true` : sql`tsv @@ ${sql.lit(anyStem)}::tsquery`
  const { rows } = await sql<{ stem: string; ids: Buffer }>`
    select substr(lexeme, 2) as stem, string_agg(int4send(product_id), '') as ids
    from search_doc cross join unnest(tsv)
    where ${condition} and lexeme = any(${stems.map((stem) => `.${stem}`)}::text[])
    group by lexeme`.execute(db)
  return rows
}
