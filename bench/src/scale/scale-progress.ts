// Prints the progress of long work, one line per step: how far, how fast, how long.

import type { Watcher } from './scale.service.ts'

const refreshMs = 1000

export class ScaleProgress implements Watcher {
  readonly #out: NodeJS.WriteStream
  #step = ''
  #startedAt = 0
  #shownAt = 0
  #done = 0

  constructor(out: NodeJS.WriteStream) {
    this.#out = out
  }

  say = (label: string): void => {
    this.end()
    this.#step = label
    this.#startedAt = performance.now()
    this.#done = 0
    this.#out.write(`${label} …\n`)
  }

  count = (done: number, total: number): void => {
    this.#done = done
    const now = performance.now()
    if (!this.#out.isTTY || now - this.#shownAt < refreshMs) return
    this.#shownAt = now
    this.#out.write(`\r  ${formatCount(done)} of ${formatCount(total)}, ${this.#rate()}\u001b[K`)
  }

  /** The end of a step. */
  end(): void {
    if (this.#step === '') return
    const seconds = ((performance.now() - this.#startedAt) / 1000).toFixed(1)
    const rate = this.#done > 0 ? `${formatCount(this.#done)}, ${this.#rate()}, ` : ''
    this.#out.write(`${this.#out.isTTY ? '\r' : ''}  ${rate}${seconds} s${this.#out.isTTY ? '\u001b[K' : ''}\n`)
    this.#step = ''
  }

  #rate(): string {
    const seconds = (performance.now() - this.#startedAt) / 1000
    return `${formatCount(Math.round(this.#done / Math.max(0.001, seconds)))} per second`
  }
}

const formatCount = (count: number): string => count.toLocaleString('en-US')
