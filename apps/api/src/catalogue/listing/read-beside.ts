// Reads many products some at a time, while lists are answered, and rests in between.

import { setTimeout } from 'node:timers/promises'

/** So many are read at a time. */
const defaultBatch = 1000
/** Then nothing of it runs for so many times as long as this thread worked meanwhile, for lists too. */
const restRatio = 2

/** Milliseconds of the processor that this thread has had. On a busy machine, less than has passed. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export interface Pace {
  batch: number
  threadMs: () => number
  pause: (ms: number) => Promise<unknown>
}

const usualPace: Pace = { batch: defaultBatch, threadMs, pause: setTimeout }

/** `isOver`: whether the rest need not be read. */
export async function readBeside(
  ids: readonly number[],
  isOver: () => boolean,
  read: (ids: readonly number[]) => Promise<void>,
  pace = usualPace,
): Promise<void> {
  for (let start = 0; start < ids.length && !isOver(); start += pace.batch) {
    const startedAt = pace.threadMs()
    await read(ids.slice(start, start + pace.batch))
    await pace.pause((pace.threadMs() - startedAt) * restRatio)
  }
}
