// Waiting for something that takes a moment.

import { setTimeout as pause } from 'node:timers/promises'
import type { OwnProcess } from './own-process.ts'

const every = 20

/** Asks until the answer is yes; a question that fails is asked again. After `longest` milliseconds the wait itself fails. */
export async function waitUntil(what: string, longest: number, isSo: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + longest
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > until) throw new Error(`${what}: not within ${longest / 1000} s`)
    await pause(every)
  }
}

/** Waits for an address to answer well, as long as the process behind it lives. */
export async function waitForAnswer(url: string, longest: number, process: OwnProcess): Promise<void> {
  const answersOrEnded = async () => process.hasEnded() || (await fetch(url)).ok
  await waitUntil(`${url} answers`, longest, answersOrEnded)
  if (process.hasEnded()) throw new Error(`ended before it answered: ${process.lastWords()}`)
}
