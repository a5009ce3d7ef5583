// How publishers are reached: stated with their titles, or by itself.

import type { Executor } from '../../../database/transaction.ts'
import { warning } from '../read-item.ts'
import type { SafetyFacts } from '../safety.ts'
import type { Candidate, RecordResult } from './candidate.ts'
import { type PublisherContact, saveContacts } from './people.queries.ts'
import { findPublishers } from './resolve-publishers.ts'

export interface StatedContact {
  /** Of the publisher. */
  id: number | undefined
  safety: SafetyFacts | undefined
}

/** Once for each publisher; of what several records state the last counts. */
export function contactsOf(stated: readonly StatedContact[]): PublisherContact[] {
  const contacts = new Map<number, PublisherContact>()
  for (const { id, safety } of stated) {
    if (safety === undefined || id === undefined) continue
    const { publisher, responsible } = safety
    const before = contacts.get(id)
    contacts.set(id, {
      id,
      address: publisher.address ?? before?.address ?? null,
      email: publisher.email ?? before?.email ?? null,
      website: publisher.website ?? before?.website ?? null,
      responsible_name: responsible ? responsible.name : (before?.responsible_name ?? null),
      responsible_address: responsible ? responsible.address : (before?.responsible_address ?? null),
      responsible_email: responsible ? responsible.email : (before?.responsible_email ?? null),
    })
  }
  return [...contacts.values()].sort((a, b) => a.id - b.id)
}

/** Of publishers that the shop has: none is added without a title. */
export async function writeContacts(
  tx: Executor,
  candidates: readonly Candidate[],
): Promise<{ results: RecordResult[]; changed: number }> {
  if (candidates.length === 0) return { results: [], changed: 0 }
  const idOf = await findPublishers(
    tx,
    candidates.map(({ record }) => record.publisher ?? ''),
  )
  const stated = candidates.map(({ item, record }) => ({
    item,
    id: idOf(record.publisher ?? ''),
    safety: record.safety,
  }))
  const changed = await saveContacts(tx, contactsOf(stated))
  const results = stated.map(({ item, id }): RecordResult => {
    if (id === undefined)
      return { item, outcome: 'passedOver', notes: [warning('publisher', 'The shop has no title of it.')] }
    return { item, outcome: changed.has(id) ? 'changed' : 'unchanged', notes: [] }
  })
  return { results, changed: changed.size }
}
