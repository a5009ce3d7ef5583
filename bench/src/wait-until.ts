// Polling for a condition.

import { setTimeout as pause } from 'node:timers/promises'
import type { OwnProcess } from './own-process.ts'

const intervalMs = 20

/** Polls until the condition is true; a failed check is repeated. After `longest` milliseconds the wait fails. */
export async function waitUntil(label: string, maxMs: number, condition: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + maxMs
  while (!(await condition().catch(() => false))) {
    if (performance.now() > until) throw new Error(`${label}: not within ${maxMs / 1000} s`)
    await pause(intervalMs)
  }
}

/** Waits until an address answers with success, as long as the process behind it lives. */
export async function waitForResponse(url: string, maxMs: number, process: OwnProcess): Promise<void> {
  const respondsOrEnded = async () => process.hasEnded() || (await fetch(url)).ok
  await waitUntil(`${url} answers`, maxMs, respondsOrEnded)
  if (process.hasEnded()) throw new Error(`ended before it answered: ${process.logTail()}`)
}
