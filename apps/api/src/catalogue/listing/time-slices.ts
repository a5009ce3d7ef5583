// Long work in the thread that answers requests, a few milliseconds at a time.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

const usualMs = 4

export class TimeSlices {
  readonly #sliceMs: number
  #startedAt = performance.now()

  constructor(sliceMs = usualMs) {
    this.#sliceMs = sliceMs
  }

  get isOver(): boolean {
    return performance.now() - this.#startedAt >= this.#sliceMs
  }

  /** Other work runs first. */
  async next(): Promise<void> {
    await yieldToEventLoop()
    this.#startedAt = performance.now()
  }
}
