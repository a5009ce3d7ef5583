// Waiting for something that takes a moment.

import { setTimeout as pause } from 'node:timers/promises'
import type { OwnProcess } from './own-process.ts'

const intervalMs = 20

/** Asks until the answer is yes; a question that fails is asked again. After `longest` milliseconds the wait itself fails. */
export async function waitUntil(label: string, maxMs: number, condition: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + maxMs
  while (!(await condition().catch(() => false))) {
    if (performance.now() > until) throw new Error(`${label}: not within ${maxMs / 1000} s`)
    await pause(intervalMs)
  }
}

/** Waits for an address to answer well, as long as the process behind it lives. */
export async function waitForResponse(url: string, maxMs: number, process: OwnProcess): Promise<void> {
  const respondsOrEnded = async () => process.hasEnded() || (await fetch(url)).ok
  await waitUntil(`${url} answers`, maxMs, respondsOrEnded)
  if (process.hasEnded()) throw new Error(`ended before it answered: ${process.logTail()}`)
}
