// Imports the files of providers that are put into a folder, and tells every night of what does not agree with the shop’s
// books and of payments that buyers’ banks take back.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hourOf } from '@stoa/domain/ordering/delivery/working-days'
import type { Database } from '../database/connect.ts'
import { errorFields, type Log } from '../log.ts'
import { listChargebacks } from '../ordering/settlements/chargebacks.service.ts'
import { countExceptions, reviewSettlements } from '../ordering/settlements/exceptions.service.ts'
import {
  importSettlements,
  isImported,
  type SettlementFile,
  type SettlementFormats,
} from '../ordering/settlements/settlements.service.ts'
import { startPeriodicTask } from './periodic-task.ts'

const hourMs = 3_600_000
/** In shop time, after the banks have closed their day. */
const reportHour = 5
const problemsShown = 20

export interface SettlementOptions {
  /** Null where none is watched. */
  folder: string | null
  formats: SettlementFormats
  /** After which what is settled nowhere is missed. */
  days: number
}

interface SettlementDeps extends SettlementOptions {
  db: Database
  now: () => number
  log: Log
}

export async function followSettlements(deps: SettlementDeps): Promise<void> {
  const { db, days, now, log } = deps
  for (const file of await listFiles(deps)) await takeFile(deps, file)
  await reviewSettlements(db, days, now())
  if (hourOf(now()) !== reportHour) return
  for (const found of await countExceptions(db))
    log.error({ ...found }, 'settlements do not agree with the shop’s books')
  for (const chargeback of await listChargebacks(db))
    log.error({ ...chargeback }, 'a buyer’s bank takes a payment back')
}

/** Those of each provider in their order; read one after the other. */
async function listFiles({ folder, formats }: SettlementDeps): Promise<{ provider: string; path: string }[]> {
  if (folder === null) return []
  const files: { provider: string; path: string }[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || !Object.hasOwn(formats, entry.name)) continue
    const names = (await readdir(join(folder, entry.name))).filter((name) => /\.csv$/i.test(name)).toSorted()
    files.push(...names.map((name) => ({ provider: entry.name, path: join(entry.name, name) })))
  }
  return files
}

/** Once, by what is in it. */
async function takeFile(
  { db, folder, formats, now, log }: SettlementDeps,
  { provider, path }: { provider: string; path: string },
) {
  const file: SettlementFile = { provider, name: path, bytes: await readFile(join(folder ?? '', path)) }
  if (await isImported(db, file)) return
  const imported = await importSettlements(db, formats, file, now())
  if (!imported.ok) {
    log.error({ file: path, problem: imported.refusal }, 'a file of settlements cannot be read')
    return
  }
  const { added, known, problems, exceptions } = imported.value
  log.info({ file: path, added, known, exceptions }, 'a file of settlements is imported')
  if (problems.length > 0)
    log.error(
      { file: path, problems: problems.slice(0, problemsShown) },
      'lines of a file of settlements cannot be read',
    )
}

export function startSettlementWork(deps: SettlementDeps): { stop(): Promise<void> } {
  const onError = (error: unknown) => deps.log.error(errorFields(error), 'the work with settlements failed')
  const follow = async () => {
    await followSettlements(deps)
    return false
  }
  return startPeriodicTask(follow, hourMs, onError)
}
