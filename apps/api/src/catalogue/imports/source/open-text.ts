// A file's text as a stream, whose beginning can be inspected first.

import type { OpenFile } from './open-file.ts'
import { encodingOf } from './text-encoding.ts'

export interface OpenText {
  /** The beginning, for detecting the format. */
  head: string
  encoding: string
  chunks: AsyncIterable<string>
}

const sniffBytes = 64 * 1024

/** `encoding`: as given by the user; null to detect it. */
export async function openText(file: OpenFile, encoding: string | null): Promise<OpenText> {
  const bytes = file.chunks()[Symbol.asyncIterator]()
  const headChunks: Uint8Array[] = []
  for (let length = 0; length < sniffBytes; ) {
    const next = await bytes.next()
    if (next.done) break
    headChunks.push(next.value)
    length += next.value.length
  }
  const first = Buffer.concat(headChunks)
  const label = encodingOf(first.subarray(0, sniffBytes), encoding)
  const decoder = new TextDecoder(label)
  const head = decoder.decode(first, { stream: true })
  async function* chunks(): AsyncGenerator<string> {
    yield head
    for (let next = await bytes.next(); !next.done; next = await bytes.next()) {
      yield decoder.decode(next.value, { stream: true })
    }
    yield decoder.decode()
  }
  return { head, encoding: label, chunks: chunks() }
}
