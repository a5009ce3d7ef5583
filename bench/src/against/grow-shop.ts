// Fills a side's shop with generated books, by its own command.

import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startOwnProcess } from '../own-process.ts'
import { scriptArguments } from '../script-arguments.ts'
import { type Tree, withoutThisRun } from './shop.ts'

const intervalMs = 200

export async function growShop({ side, folder, runFolder, database }: Tree, products: number): Promise<void> {
  const env = { ...withoutThisRun(process.env), DATABASE_URL: database.url(side) }
  const args = [...scriptArguments(folder, 'demo:scale'), String(products)]
  const logFile = join(runFolder, `grow-${side}.log`)
  const child = startOwnProcess(process.execPath, args, { env, cwd: folder, logFile })
  while (!child.hasEnded()) await delay(intervalMs)
  if (child.exitCode() !== 0) throw new Error(`the ${side} shop did not grow: ${child.logTail()}`)
}
