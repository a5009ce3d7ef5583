// Imports the files of providers and of the bank that are put into a folder, and tells every night of what does not agree
// with the shop’s books, of deposits that wait for somebody, and of payments that buyers’ banks take back.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hourOf } from '@stoa/domain/ordering/delivery/working-days'
import type { Database } from '../database/connect.ts'
import { errorFields, type Log } from '../log.ts'
import { listChargebacks } from '../ordering/settlements/chargebacks.service.ts'
import {
  type BankFormat,
  importDeposits,
  isStatementImported,
  listWaitingLines,
} from '../ordering/settlements/deposits.service.ts'
import { countExceptions, reviewSettlements } from '../ordering/settlements/exceptions.service.ts'
import { importSettlements, isImported, type SettlementFormats } from '../ordering/settlements/settlements.service.ts'
import { startPeriodicTask } from './periodic-task.ts'

const hourMs = 3_600_000
/** In shop time, after the banks have closed their day. */
const reportHour = 5
const problemsShown = 20
/** The folder of the bank’s statements, beside those of the providers. */
const bankFolder = 'bank'

export interface SettlementOptions {
  /** Null where none is watched. */
  folder: string | null
  formats: SettlementFormats
  bank: BankFormat
  /** After which what is settled nowhere is missed. */
  days: number
}

interface SettlementDeps extends SettlementOptions {
  db: Database
  now: () => number
  log: Log
}

export async function followSettlements(deps: SettlementDeps): Promise<void> {
  const { db, days, now } = deps
  for (const file of await listFiles(deps)) await takeFile(deps, file)
  await reviewSettlements(db, days, now())
  if (hourOf(now()) === reportHour) await report(deps)
}

async function report({ db, log }: SettlementDeps): Promise<void> {
  for (const found of await countExceptions(db))
    log.error({ ...found }, 'settlements do not agree with the shop’s books')
  for (const chargeback of await listChargebacks(db))
    log.error({ ...chargeback }, 'a buyer’s bank takes a payment back')
  const { length: lines } = await listWaitingLines(db)
  if (lines > 0) log.error({ lines }, 'lines of the bank’s statement wait for somebody')
}

interface WatchedFile {
  /** Of the provider, or the bank’s. */
  folder: string
  path: string
}

/** Of each folder in their order. */
async function listFiles({ folder, formats }: SettlementDeps): Promise<WatchedFile[]> {
  if (folder === null) return []
  const files: WatchedFile[] = []
  for (const { name } of await readdir(folder, { withFileTypes: true })) {
    if (name !== bankFolder && !Object.hasOwn(formats, name)) continue
    const names = (await readdir(join(folder, name))).filter((file) => /\.csv$/i.test(file)).toSorted()
    files.push(...names.map((file) => ({ folder: name, path: join(name, file) })))
  }
  return files
}

/** Once, by what is in it. */
async function takeFile(deps: SettlementDeps, { folder, path }: WatchedFile): Promise<void> {
  const { db, log, now } = deps
  const file = { provider: folder, name: path, bytes: await readFile(join(deps.folder ?? '', path)) }
  const isBank = folder === bankFolder
  if (await (isBank ? isStatementImported(db, file) : isImported(db, file))) return
  const imported = await (isBank
    ? importDeposits(db, deps.bank, file, now())
    : importSettlements(db, deps.formats, file, now()))
  if (!imported.ok) {
    log.error({ file: path, problem: imported.refusal }, 'a bank’s file cannot be read')
    return
  }
  const { problems, ...counts } = imported.value
  log.info({ file: path, ...counts }, 'a bank’s file is imported')
  if (problems.length > 0)
    log.error({ file: path, problems: problems.slice(0, problemsShown) }, 'lines of a bank’s file cannot be read')
}

export function startSettlementWork(deps: SettlementDeps): { stop(): Promise<void> } {
  const onError = (error: unknown) => deps.log.error(errorFields(error), 'the work with settlements failed')
  const follow = async () => {
    await followSettlements(deps)
    return false
  }
  return startPeriodicTask(follow, hourMs, onError)
}
