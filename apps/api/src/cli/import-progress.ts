// How far an import has come, for the person at the terminal: one line that changes, or a line now and then where the output
// goes into a file.

import type { Progress } from '../catalogue/imports/import.service.ts'

const refreshMs = { terminal: 250, file: 5000 }

const formatNumber = (value: number): string => Math.round(value).toLocaleString('en-US')

export class ProgressLine {
  readonly #out: NodeJS.WriteStream
  readonly #startedAt = performance.now()
  #shownAt = 0

  constructor(out: NodeJS.WriteStream) {
    this.#out = out
  }

  /** Since the beginning. */
  seconds(): number {
    return (performance.now() - this.#startedAt) / 1000
  }

  show({ records, share, counts }: Progress): void {
    const now = performance.now()
    if (now - this.#shownAt < (this.#out.isTTY ? refreshMs.terminal : refreshMs.file)) return
    this.#shownAt = now
    const rate = records / this.seconds()
    const stats = [
      `${formatNumber(records)} records`,
      `${formatNumber(rate)} per second`,
      `${Math.floor(share * 100)} %`,
    ]
    const line = [...stats, `${formatNumber(counts.refused)} refused`].join(' · ')
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }

  end(): void {
    if (this.#out.isTTY) this.#out.write('\r\x1b[K')
  }
}
