// Issues documents that were held, and transmits what is not transmitted: at once when the change log announces one, and every
// minute in any case.

import type { ChangeFollower } from '../database/change-log.ts'
import type { Database } from '../database/connect.ts'
import { errorFields, type Log } from '../log.ts'
import { issueHeld } from '../ordering/documents/documents.service.ts'
import { transmitDue } from '../ordering/documents/transmit.service.ts'
import type { TaxDocuments } from '../ports/tax-documents.ts'
import { startPeriodicTask } from './periodic-task.ts'

const minute = 60_000

interface DocumentDeps {
  db: Database
  /** Null for a shop that transmits none. */
  documents: TaxDocuments | null
  now: () => number
  log: Log
}

export async function followDocuments({ db, documents, now, log }: DocumentDeps): Promise<boolean> {
  if (!documents) return false
  const issued = await issueHeld(db, now())
  if (issued > 0) log.info({ issued }, 'documents that were held are issued')
  const { accepted, waiting, left } = await transmitDue(db, documents, now)
  if (accepted + waiting > 0) log.info({ accepted, waiting }, 'documents transmitted')
  for (const document of left) log.error({ document }, 'a document is not transmitted, and somebody has to look')
  return false
}

export function runDocuments(deps: DocumentDeps): ChangeFollower & { stop(): Promise<void> } {
  const onError = (error: unknown) => deps.log.error(errorFields(error), 'the work with documents failed')
  const task = startPeriodicTask(() => followDocuments(deps), minute, onError)
  return { onChange: (tag) => tag === 'documents' && task.wake(), stop: task.stop }
}
