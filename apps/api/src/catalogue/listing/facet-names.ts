// The names of people and publishers that facets show, kept by id: every list names dozens of them.

import { type ChangeFollower, isOfCatalogue, readTag } from '../../database/change-log.ts'
import type { Executor } from '../../database/transaction.ts'
import { KeptById } from '../../kept-by-id.ts'
import { type Labels, listNames, type NameRow } from './dictionary.queries.ts'

type NamedKind = NameRow['kind']

/** By kind and id; unknown ids are left out. */
export type Names = Readonly<Record<NamedKind, ReadonlyMap<number, Labels>>>

/** Of each kind; a few megabytes. */
const maxKept = 10_000

export class FacetNames implements ChangeFollower {
  readonly #db: Executor
  readonly #kept: Record<NamedKind, KeptById<Labels>> = {
    contributor: new KeptById(maxKept),
    publisher: new KeptById(maxKept),
  }

  constructor(db: Executor) {
    this.#db = db
  }

  /** All in one statement, or none. */
  async get(ids: Readonly<Record<NamedKind, readonly number[]>>): Promise<Names> {
    const found = { contributor: new Map<number, Labels>(), publisher: new Map<number, Labels>() }
    const missing = {
      contributor: this.#findKept('contributor', ids.contributor, found.contributor),
      publisher: this.#findKept('publisher', ids.publisher, found.publisher),
    }
    const versions = {
      contributor: this.#kept.contributor.currentVersion(),
      publisher: this.#kept.publisher.currentVersion(),
    }
    for (const { kind, id, name_el, name_en } of await listNames(this.#db, missing.contributor, missing.publisher)) {
      const labels = { name_el, name_en }
      found[kind].set(id, labels)
      this.#kept[kind].store(id, labels, versions[kind])
    }
    return found
  }

  /** Returns those that are not kept. */
  #findKept(kind: NamedKind, ids: readonly number[], found: Map<number, Labels>): number[] {
    return ids.filter((id) => {
      const labels = this.#kept[kind].find(id)
      if (labels) found.set(id, labels)
      return !labels
    })
  }

  onChange(tag: string): void {
    const { topic, id } = readTag(tag)
    if ((topic === 'contributor' || topic === 'publisher') && id !== null) this.#kept[topic].drop(id)
    else if (isOfCatalogue(tag)) for (const kept of Object.values(this.#kept)) kept.clear()
  }

  onConnected(): void {
    for (const kept of Object.values(this.#kept)) kept.onConnected()
  }

  onDisconnected(): void {
    for (const kept of Object.values(this.#kept)) kept.onDisconnected()
  }
}
