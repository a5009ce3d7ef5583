// The columns of lists in a file, from which a process starts: loading them from the database takes ten times as long.
// The file says of which database, code and position in the change log it is; what has changed since is read again. It is
// written beside and renamed, so that nobody reads half of one; of several processes the last one's remains.

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type LogPosition, readProductChanges } from '../../database/change-log.ts'
import type { Database } from '../../database/connect.ts'
import { errorFields, type Log } from '../../log.ts'
import { readArrays, writeArrays } from './array-file.ts'
import { codeFingerprint } from './code-fingerprint.ts'
import { hasListFile, identifyDatabase, saveListFile } from './list-file.queries.ts'
import type { ListingSnapshot } from './listing-snapshot.ts'
import { restoreSnapshot, type Stored, type StoredState, storedParts, storedState } from './restore-snapshot.ts'

interface Head {
  id: string
  code: string
  database: string | null
  position: LogPosition
  state: StoredState
}

export interface SettledSnapshot {
  snapshot: ListingSnapshot
  /** Everything up to here is in it. */
  position: LogPosition
}

export type WriteOutcome = 'written' | 'too early' | 'failed'

/** Left behind by a process that was killed. */
const abandonedMs = 3_600_000

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export class ListFile {
  readonly #path: string
  readonly #log: Log

  constructor(path: string, log: Log) {
    this.#path = path
    this.#log = log
  }

  /** As the products are in the database now; null where everything has to be loaded from there. */
  async read(db: Database, now: number): Promise<ListingSnapshot | null> {
    const startedAt = performance.now()
    try {
      const arrays = await readArrays<Head, Stored>(this.#path, (head) => accept(db, head, now))
      const snapshot = arrays && (await restoreSnapshot(db, arrays, now))
      const ms = Math.round(performance.now() - startedAt)
      if (snapshot)
        this.#log.info({ products: snapshot.columns.count, ms }, 'the columns of lists come from their file')
      else this.#log.info({}, 'the file of the columns of lists is of another state: everything is loaded')
      return snapshot
    } catch (error) {
      if (isMissing(error)) this.#log.info({}, 'the columns of lists have no file yet: everything is loaded')
      else this.#log.error(errorFields(error), 'the file of the columns of lists cannot be read: everything is loaded')
      return null
    }
  }

  /** `settle`: what to write; null while that is changing. */
  async write(db: Database, settle: () => Promise<SettledSnapshot | null>, now: number): Promise<WriteOutcome> {
    const id = randomUUID()
    const temporary = `${this.#path}.${id}`
    try {
      const identity = await identify(db)
      await this.#prepareFolder()
      const settled = await settle()
      if (settled === null) return 'too early'
      await this.#writeSettled(temporary, { id, ...identity }, settled, now)
      // after everything that is in the file: a database that was set back to before does not know it
      await saveListFile(db, id)
      await rename(temporary, this.#path)
      return 'written'
    } catch (error) {
      this.#log.error(errorFields(error), 'the columns of lists could not be written to their file')
      await rm(temporary, { force: true })
      return 'failed'
    }
  }

  async #writeSettled(
    path: string,
    identity: Pick<Head, 'id' | 'code' | 'database'>,
    { snapshot, position }: SettledSnapshot,
    now: number,
  ): Promise<void> {
    const { columns } = snapshot
    const head: Head = { ...identity, position, state: storedState(snapshot, now) }
    const { count } = columns
    const changed = new Set<number>()
    columns.changedRows = changed
    try {
      await writeArrays(path, head, storedParts(snapshot), () => [...changed].filter((row) => row < count))
    } finally {
      columns.changedRows = null
    }
  }

  async #prepareFolder(): Promise<void> {
    const folder = dirname(this.#path)
    await mkdir(folder, { recursive: true })
    const others = (await readdir(folder)).filter((name) => name.startsWith(`${basename(this.#path)}.`))
    for (const name of others) {
      const { mtimeMs } = await stat(join(folder, name))
      if (mtimeMs < Date.now() - abandonedMs) await rm(join(folder, name), { force: true })
    }
  }
}

const identify = async (db: Database): Promise<Pick<Head, 'code' | 'database'>> => ({
  code: await codeFingerprint(),
  database: await identifyDatabase(db),
})

/** What has changed since; null for a file of something else, or of too long ago. */
async function accept(
  db: Database,
  { id, code, database, position, state }: Head,
  now: number,
): Promise<Stored | null> {
  const own = await identify(db)
  if (code !== own.code || database !== own.database || !(await hasListFile(db, id))) return null
  if (state.nextPrices !== null && state.nextPrices <= now) return null
  const { tags: changes } = await readProductChanges(db, position)
  return changes === null || changes.includes('catalogue') ? null : { state, changes }
}
