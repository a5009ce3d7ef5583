// `npm start` on a built tree: time to the first page, and memory after crawling the shop.

import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@stoa/api/database/private-postgres'
import { crawlShop } from './crawl-shop.ts'
import type { Bench, Measure } from './measure.ts'
import { type OwnProcess, startOwnProcess } from './own-process.ts'
import { findServer, processesFrom } from './process-tree.ts'
import { root, serverEnvironment, serverFlags } from './start-server.ts'
import type { Figure } from './table.ts'
import { waitForResponse, waitUntil } from './wait-until.ts'

const maxMs = 120_000
/** The server releases memory when it has become idle. */
const settleMs = 5000
const maxSeconds = 8
const maxMegabytes = 300

interface Started {
  origin: string
  seconds: number
  top: OwnProcess
}

/** `npm run bench` has installed and built before, so `npm start` only starts; otherwise it might do both. */
const isReadyForNpm = process.env.npm_lifecycle_event === 'bench'
const command = isReadyForNpm ? ['npm', 'start'] : [process.execPath, ...serverFlags, 'apps/server/src/main.ts']

/** The server ends first and stops its database; npm ends after it. */
async function endTree(top: OwnProcess): Promise<void> {
  const server = findServer(top.pid)
  if (server) process.kill(server.pid, 'SIGTERM')
  await waitUntil('everything has ended', 20_000, async () => processesFrom(top.pid).length === 0).catch(() => {
    for (const { pid } of processesFrom(top.pid)) process.kill(pid, 'SIGKILL')
  })
  await top.stop()
}

async function withStart<Value>(bench: Bench, work: (started: Started) => Promise<Value>): Promise<Value> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...serverEnvironment(join(bench.folder, 'start'), port), LOG_LEVEL: 'warn', COVERS_AHEAD: undefined }
  const [program = '', ...args] = command
  const startedAt = performance.now()
  const top = startOwnProcess(program, args, { env, cwd: root, logFile: join(bench.folder, 'start.log') })
  try {
    await waitForResponse(origin, maxMs, top)
    return await work({ origin, seconds: (performance.now() - startedAt) / 1000, top })
  } finally {
    await endTree(top)
  }
}

async function measure(bench: Bench): Promise<Figure[]> {
  const startNote = isReadyForNpm ? 'npm start' : 'without npm: the server alone'
  const first = await withStart(bench, async ({ seconds }) => seconds)
  return withStart(bench, async ({ origin, seconds, top }) => {
    const before = residentMegabytes(top)
    const visited = await crawlShop(origin, { pages: 300, covers: 200 })
    const busy = residentMegabytes(top)
    await setTimeout(settleMs)
    const megabytes = `${before.toFixed(0)} MB before, ${busy.toFixed(0)} MB right after`
    const note = `${megabytes} it: ${visited.pages} pages and ${visited.covers} covers`
    const target = { atMost: maxSeconds }
    return [
      {
        label: 'first page after a first start, database made and filled',
        value: first,
        unit: 's',
        target,
        note: startNote,
      },
      { label: 'first page after a later start', value: seconds, unit: 's', target, note: startNote },
      {
        label: 'memory of the server at rest after a walk through the shop',
        value: residentMegabytes(top),
        unit: 'MB',
        target: { atMost: maxMegabytes },
        note,
      },
    ]
  })
}

function residentMegabytes(top: OwnProcess): number {
  const server = findServer(top.pid)
  if (!server) throw new Error('no server runs below the process that was started')
  return server.residentKb / 1024
}

export const start: Measure = { name: 'start', title: 'Starting, and memory', measure }
