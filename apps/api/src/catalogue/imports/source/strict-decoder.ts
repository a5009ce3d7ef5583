// Decodes a file and refuses it at the first byte that is not in its encoding: replacement characters in place of letters
// must not reach the shop.

import { FileRefused } from '../read-item.ts'
import { countLines } from './count-lines.ts'
import { findWindowsGreek, isMostlyUtf8 } from './text-encoding.ts'

const lineEnd = 0x0a
const guess = 'windows-1253'

export class StrictDecoder {
  readonly #encoding: string
  readonly #decoder: TextDecoder
  readonly #isDoubted: boolean
  #line = 1
  /** The line that has begun, up to here. */
  #rest: Uint8Array = new Uint8Array()

  /** `isRequested`: what the user says is not doubted. */
  constructor(encoding: string, isRequested: boolean) {
    this.#encoding = encoding
    this.#isDoubted = encoding === 'iso-8859-7' && !isRequested
    this.#decoder = new TextDecoder(encoding, { fatal: true })
  }

  /** Null ends the file. A chunk with a wrong byte gives no text at all. */
  decode(chunk: Uint8Array | null): string {
    if (chunk && this.#isDoubted) this.#checkLetters(chunk)
    try {
      if (chunk === null) return this.#decoder.decode()
      const text = this.#decoder.decode(chunk, { stream: true })
      this.#line += countLines(text)
      const end = chunk.lastIndexOf(lineEnd)
      this.#rest = chunk.subarray(end + 1)
      return text
    } catch {
      throw this.#refusal(chunk ?? new Uint8Array())
    }
  }

  #checkLetters(chunk: Uint8Array): void {
    const found = findWindowsGreek(chunk)
    if (found !== null)
      throw this.#wrongAt(this.#line + countLines(Buffer.from(chunk.subarray(0, found)).toString('latin1')), chunk)
  }

  #refusal(chunk: Uint8Array): FileRefused {
    const bytes = Buffer.concat([this.#rest, chunk])
    let line = this.#line
    for (let start = 0; start < bytes.length; line += 1) {
      const found = bytes.indexOf(lineEnd, start)
      const end = found < 0 ? bytes.length : found + 1
      if (!isIn(bytes.subarray(start, end), this.#encoding)) return this.#wrongAt(line, bytes.subarray(start, end))
      start = end
    }
    return this.#wrongAt(this.#line, bytes)
  }

  #wrongAt(line: number, bytes: Uint8Array): FileRefused {
    const isGreek = this.#isDoubted || (this.#encoding === 'utf-8' && !isMostlyUtf8(bytes))
    const advice = isGreek
      ? `is it ${guess}? Then say so with --encoding ${guess}.`
      : 'say with --encoding what it is, or ask the sender for UTF-8.'
    return new FileRefused(`This is not ${this.#encoding.toUpperCase()} here: ${advice}`, line)
  }
}

function isIn(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
