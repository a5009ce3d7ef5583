// Encodes covers ahead of the first visitor in a process of its own, at the lowest priority: pages do not wait for it, and
// its memory is given back when it ends.

import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Config } from '@stoa/api/config'
import { type ChangeFollower, isOfCatalogue } from '@stoa/api/database/change-log'
import type { Logger } from 'pino'

const program = fileURLToPath(new URL('../../api/src/cli/encode-covers.ts', import.meta.url))

/** After the start, and after the last change: an import makes many. */
const quietMs = 10_000

interface EncodeAheadDeps {
  config: Pick<Config, 'COVERS_AHEAD' | 'STOA_DATA_DIR' | 'SHOP_MODE'>
  url: string
  log: Logger
  delayMs?: number
}

export interface EncodeAhead extends ChangeFollower {
  stop(): void
}

export function startEncodingAhead({ config, url, log, delayMs = quietMs }: EncodeAheadDeps): EncodeAhead {
  let child: ChildProcess | null = null
  let timer: NodeJS.Timeout | undefined
  let isStale = false
  let stopped = config.COVERS_AHEAD === 0
  const run = () => {
    if (stopped) return
    if (child) {
      isStale = true
      return
    }
    isStale = false
    const env = { ...process.env, DATABASE_URL: url, STOA_DATA_DIR: config.STOA_DATA_DIR }
    child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout?.on('data', (text: Buffer) => log.info({ result: text.toString('utf8').trim() }, 'covers encoded'))
    child.stderr?.on('data', (text: Buffer) => log.warn({ result: text.toString('utf8').trim() }, 'encoding covers'))
    child.once('error', (error) => log.error({ err: error }, 'encoding covers failed'))
    child.once('exit', () => {
      child = null
      if (isStale) wake()
    })
  }
  const wake = () => {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(run, delayMs)
    timer.unref()
  }
  wake()
  return {
    onChange(tag) {
      if (tag === 'covers' || tag === 'search' || isOfCatalogue(tag)) wake()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      child?.kill('SIGTERM')
    },
  }
}
