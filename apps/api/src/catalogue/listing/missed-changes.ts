// What the change log holds that nobody told: before the connection to it, while it is lost, and until the rest was read
// afterwards. It is read from the position up to which everything was told.

import { type LogPosition, readProductChanges } from '../../database/change-log.ts'
import type { Database } from '../../database/connect.ts'
import { identifyHistory } from './list-file.queries.ts'

export class MissedChanges {
  readonly #db: Database
  /** Everything up to here was told. */
  #position: LogPosition | null = null
  /** In which the position is one. */
  #history: string | null = null
  #isConnected = false
  #mayExist = true
  /** Changes with each loss of the connection, and with the next one. */
  #connection = 0

  constructor(db: Database) {
    this.#db = db
  }

  /** While the log is not followed, always. */
  get mayExist(): boolean {
    return this.#mayExist
  }

  get isConnected(): boolean {
    return this.#isConnected
  }

  /** Null while anything before it may be untold. */
  get position(): LogPosition | null {
    return this.#mayExist ? null : this.#position
  }

  onConnected(): void {
    this.#isConnected = true
    this.#connection += 1
  }

  onDisconnected(): void {
    this.#isConnected = false
    this.#mayExist = true
    this.#connection += 1
  }

  onRead(position: LogPosition): void {
    if (!this.#mayExist) this.#position = position
  }

  /**
   * Tells what may have changed since: the products that the log names, and labels and promotions, which are few; where the
   * log does not go back so far, or the database may have lost what it had committed, everything.
   */
  async tell(onChange: (tag: string) => void): Promise<void> {
    const [before, connection] = [this.#position, this.#connection]
    const { tags, position } = await readProductChanges(this.#db, before)
    const history = await identifyHistory(this.#db)
    const isWhole = tags !== null && history === this.#history
    // somebody else came to know it, and reads everything from then on
    if (!isWhole && this.#position !== before) return this.tell(onChange)
    this.#position = position
    this.#history = history
    // what a reading from before the connection saw is not all that came before the connection
    if (this.#isConnected && connection === this.#connection) this.#mayExist = false
    for (const tag of isWhole ? [...tags, 'filters', 'promotions'] : ['catalogue']) onChange(tag)
  }
}
