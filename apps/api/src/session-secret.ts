// The key that signs sessions. A shop with a private database generates one at its first start and stores it beside
// that database.

import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

export function sessionSecret({ SESSION_SECRET, STOA_DATA_DIR }: Config): Uint8Array {
  return new TextEncoder().encode(SESSION_SECRET ?? storedSecret(STOA_DATA_DIR))
}

/** Of two processes that start together, the second reads what the first wrote. */
function storedSecret(folder: string): string {
  const file = join(folder, 'session-secret')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
