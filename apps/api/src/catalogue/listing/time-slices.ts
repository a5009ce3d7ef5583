// Long work in the thread that answers requests, a few milliseconds at a time.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

const sliceMs = 4

export class TimeSlices {
  #startedAt = performance.now()

  get isOver(): boolean {
    return performance.now() - this.#startedAt >= sliceMs
  }

  /** Other work runs first. */
  async next(): Promise<void> {
    await yieldToEventLoop()
    this.#startedAt = performance.now()
  }
}
