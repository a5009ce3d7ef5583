// How far an import has come, for the person at the terminal: one line that changes, or a line now and then where the output
// goes into a file.

import type { Progress } from '../imports/import.service.ts'

const everyMs = { terminal: 250, file: 5000 }

const number = (value: number): string => Math.round(value).toLocaleString('en-US')

export class ProgressLine {
  readonly #out: NodeJS.WriteStream
  readonly #began = performance.now()
  #shownAt = 0

  constructor(out: NodeJS.WriteStream) {
    this.#out = out
  }

  /** Since the beginning. */
  seconds(): number {
    return (performance.now() - this.#began) / 1000
  }

  show({ records, share, counts }: Progress): void {
    const now = performance.now()
    if (now - this.#shownAt < (this.#out.isTTY ? everyMs.terminal : everyMs.file)) return
    this.#shownAt = now
    const rate = records / this.seconds()
    const parts = [`${number(records)} records`, `${number(rate)} per second`, `${Math.floor(share * 100)} %`]
    const line = [...parts, `${number(counts.refused)} refused`].join(' · ')
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }

  end(): void {
    if (this.#out.isTTY) this.#out.write('\r\x1b[K')
  }
}
