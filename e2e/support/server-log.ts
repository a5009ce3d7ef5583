// What the server of the journeys writes, kept with their results.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const serverLog = fileURLToPath(new URL('../../test-results/journeys-server.log', import.meta.url))

const shownLines = 20

/** Its last lines, as text for people. */
export function readServerLog(): string {
  const lines = readFileSync(serverLog, 'utf8').trimEnd().split('\n')
  return ['The server wrote last:', ...lines.slice(-shownLines), ''].join('\n')
}
