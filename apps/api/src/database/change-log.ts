// Follows the table `change_log`, in which triggers write a tag for everything that changes. Nothing is missed and
// nothing is read twice, in whatever order transactions commit: each read remembers its snapshot, and the next one
// takes the rows of transactions that had not ended in it.

import { sql } from 'kysely'
import { errorFields, type Log } from '../log.ts'
import { connect, type Database } from './connect.ts'
import { onlyRow } from './only-row.ts'
import type { Executor } from './transaction.ts'

/** The snapshot of a read: every transaction before `xmax` has ended, except those in `running`. */
export interface LogPosition {
  xmax: string
  running: readonly string[]
}

export interface LogReading {
  /** In the order in which they were written; a tag may come more than once. */
  tags: readonly string[]
  position: LogPosition
}

/** `product:7` is about the product 7, `catalogue` about no single thing. */
export function readTag(tag: string): { topic: string; id: number | null } {
  const [topic = '', id] = tag.split(':')
  return { topic, id: id === undefined ? null : Number(id) }
}

/**
 * Whether anything that is kept of the catalogue may have changed: after a bulk change of any kind, and after an import, which
 * names its products besides.
 */
export const isOfCatalogue = (tag: string): boolean => tag === 'catalogue' || tag === 'imported'

/** A follower of changes. */
export interface ChangeFollower {
  onChange(tag: string): unknown
  /** All up to here was told. */
  onRead?(position: LogPosition): void
  /** From now on nothing is missed. */
  onConnected?(): void
  /** Until it is connected again, what changes is missed. */
  onDisconnected?(): void
}

/** Keeps what it has read, for as long as it follows. */
export interface KeepingFollower extends ChangeFollower {
  onConnected(): void
  onDisconnected(): void
}

export interface Following {
  stop(): Promise<void>
}

/** What is in the log after `position`; without one, only where the log stands now. */
export async function readChanges(db: Database, position: LogPosition | null): Promise<LogReading> {
  const isNew = position
    ? sql`tx >= ${position.xmax}::text::xid8 or tx = any(${position.running}::text[]::xid8[])`
    : sql`${false}`
  const { rows } = await sql<{ xmax: string; running: string[]; tags: string[] | null }>`
    select pg_snapshot_xmax(now)::text as xmax, array(select pg_snapshot_xip(now)::text) as running,
      (select array_agg(tag order by seq) from change_log where ${isNew}) as tags
    from pg_current_snapshot() now`.execute(db)
  const row = onlyRow(rows)
  return { tags: row.tags ?? [], position: { xmax: row.xmax, running: row.running } }
}

/** Resolves when something is in the log after `position`, or after `idleMs`. */
async function waitForChanges(db: Database, { xmax, running }: LogPosition): Promise<void> {
  await sql`select wait_for_changes(${xmax}::text::xid8, ${running}::text[]::xid8[], ${readEveryMs}, ${idleMs})`.execute(
    db,
  )
}

/** Of one product, or of all. */
const isOfProducts = sql`(tag like 'product:%' or tag like 'stock:%' or tag = 'catalogue')`

export interface ProductChanges {
  /** Each once. Null when some may have been deleted, when the database was never there, and without a position. */
  tags: readonly string[] | null
  /** Where the log stands now. */
  position: LogPosition
}

/** The tags of products after `position`. */
export async function readProductChanges(db: Executor, position: LogPosition | null): Promise<ProductChanges> {
  const [xmax, running] = [position?.xmax ?? null, position?.running ?? null]
  const { rows } = await sql<{ xmax: string; running: string[]; is_whole: boolean | null; tags: string[] | null }>`
    select pg_snapshot_xmax(now)::text as xmax, array(select pg_snapshot_xip(now)::text) as running,
      ${xmax}::text::xid8 <= pg_snapshot_xmax(now)
        and cleared.tx < ${xmax}::text::xid8 and cleared.tx < all(${running}::text[]::xid8[]) as is_whole,
      (select array_agg(distinct tag) from change_log
        where (tx >= ${xmax}::text::xid8 or tx = any(${running}::text[]::xid8[])) and ${isOfProducts}) as tags
    from change_log_cleared cleared, pg_current_snapshot() now`.execute(db)
  const row = onlyRow(rows)
  return { tags: row.is_whole ? (row.tags ?? []) : null, position: { xmax: row.xmax, running: row.running } }
}

/**
 * Returns how many were deleted. They must be much older than `lostAfterMs`. The last transaction with a change of
 * products among them is noted.
 */
export async function dropOldChanges(db: Executor, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with dropped as (
      delete from change_log where seq in (
        select seq from change_log where at < ${before} order by seq limit ${most} for update skip locked)
      returning tx, tag),
    noted as (
      update change_log_cleared set tx = greatest(change_log_cleared.tx, last.tx)
      from (select tx from dropped where ${isOfProducts} order by tx desc limit 1) last)
    select count(*)::int as count from dropped`.execute(db)
  return rows[0]?.count ?? 0
}

/** The longest delay before a change is read. */
const readEveryMs = 25
/** While nothing changes, the database looks into the log, and answers this often. */
const idleMs = 250
const retryAfterMs = 500
/** Without a read for this long, caches may be too old to be shown, and rows may have been deleted unread. */
const lostAfterMs = 5000

/**
 * Notifies the followers, in the order given, on a connection of its own. A failed read is logged and retried from the
 * same position.
 */
export function followChangeLog(url: string, followers: readonly ChangeFollower[], log: Log): Following {
  const connection = connect(url, 1, (error) => log.error(errorFields(error), 'lost the connection to the change log'))
  const reader = new LogReader(connection.db, followers, log)
  reader.start()
  return {
    async stop() {
      await reader.stop()
      await connection.close()
    },
  }
}

class LogReader {
  readonly #db: Database
  readonly #followers: readonly ChangeFollower[]
  readonly #log: Log
  #position: LogPosition | null = null
  #lastReading = performance.now()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  #isIdle = false
  #round = Promise.resolve()

  constructor(db: Database, followers: readonly ChangeFollower[], log: Log) {
    this.#db = db
    this.#followers = followers
    this.#log = log
  }

  start(): void {
    this.#round = this.#read().then(
      () => this.#startAfter(this.#isIdle ? 0 : readEveryMs),
      (error: unknown) => {
        this.#failed(error)
        this.#startAfter(retryAfterMs)
      },
    )
  }

  /** Resolves when nothing is read any more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#round
  }

  #startAfter(pauseMs: number): void {
    if (!this.#isStopped) this.#timer = setTimeout(() => this.start(), pauseMs)
  }

  async #read(): Promise<void> {
    const isFirst = this.#position === null
    if (this.#position && this.#isIdle && !this.#isStopped) await waitForChanges(this.#db, this.#position)
    const { tags, position } = await readChanges(this.#db, this.#position)
    this.#position = position
    this.#isIdle = tags.length === 0
    this.#lastReading = performance.now()
    const unique = new Set(tags)
    for (const follower of this.#followers) {
      if (isFirst) follower.onConnected?.()
      for (const tag of unique) follower.onChange(tag)
      follower.onRead?.(position)
    }
  }

  #failed(error: unknown): void {
    this.#log.error(errorFields(error), 'reading the change log failed')
    if (this.#position === null || performance.now() - this.#lastReading < lostAfterMs) return
    this.#position = null
    for (const follower of this.#followers) follower.onDisconnected?.()
  }
}
