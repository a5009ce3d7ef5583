// What a long work is doing, a line for each step: how far it is, how fast, how long it took.

import type { Watcher } from '../scale/scale.service.ts'

const every = 1000

export class ScaleProgress implements Watcher {
  readonly #out: NodeJS.WriteStream
  #step = ''
  #begun = 0
  #shownAt = 0
  #done = 0

  constructor(out: NodeJS.WriteStream) {
    this.#out = out
  }

  say = (what: string): void => {
    this.end()
    this.#step = what
    this.#begun = performance.now()
    this.#done = 0
    this.#out.write(`${what} …\n`)
  }

  count = (done: number, all: number): void => {
    this.#done = done
    const now = performance.now()
    if (!this.#out.isTTY || now - this.#shownAt < every) return
    this.#shownAt = now
    this.#out.write(`\r  ${inWords(done)} of ${inWords(all)}, ${this.#rate()}\u001b[K`)
  }

  /** The end of a step. */
  end(): void {
    if (this.#step === '') return
    const seconds = ((performance.now() - this.#begun) / 1000).toFixed(1)
    const rate = this.#done > 0 ? `${inWords(this.#done)}, ${this.#rate()}, ` : ''
    this.#out.write(`${this.#out.isTTY ? '\r' : ''}  ${rate}${seconds} s${this.#out.isTTY ? '\u001b[K' : ''}\n`)
    this.#step = ''
  }

  #rate(): string {
    const seconds = (performance.now() - this.#begun) / 1000
    return `${inWords(Math.round(this.#done / Math.max(0.001, seconds)))} per second`
  }
}

const inWords = (count: number): string => count.toLocaleString('en-US')
