// A file of typed arrays: what it says of itself as JSON, the arrays, the rows that changed while it was written, and a
// checksum of all of it. Written and read some at a time, beside other work.

import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { type StoredArray, type StoredPart, type StoredParts, withRoom } from './stored-arrays.ts'

const chunkBytes = 1024 * 1024

const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array }

interface Entry {
  name: string
  kind: keyof typeof kinds
  used: number
}

interface Outline<Head> {
  head: Head
  entries: Entry[]
}

const kindOf = (array: StoredArray): keyof typeof kinds => {
  if (array instanceof Uint8Array) return 'Uint8Array'
  if (array instanceof Uint16Array) return 'Uint16Array'
  return array instanceof Uint32Array ? 'Uint32Array' : 'Int32Array'
}

const bytesOf = ({ array, used }: StoredPart): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, used * array.BYTES_PER_ELEMENT)

const numbers = (...values: number[]): Uint8Array => bytesOf({ array: Uint32Array.from(values), used: values.length })

class Writer {
  readonly #file: FileHandle
  readonly #chunk = new Uint8Array(chunkBytes)
  checksum = 0

  constructor(file: FileHandle) {
    this.#file = file
  }

  /** What is written is copied first: the original may change meanwhile. */
  async write(bytes: Uint8Array): Promise<void> {
    for (let offset = 0; offset < bytes.length; offset += chunkBytes) {
      const some = bytes.subarray(offset, offset + chunkBytes)
      this.#chunk.set(some)
      const chunk = this.#chunk.subarray(0, some.length)
      this.checksum = crc32(chunk, this.checksum)
      await this.#file.writeFile(chunk)
    }
  }
}

/** `changedRows`: those that changed since the parts were collected, asked for when the last part is written. */
export async function writeArrays(
  path: string,
  head: unknown,
  parts: StoredParts,
  changedRows: () => readonly number[],
): Promise<void> {
  const entries = Object.entries(parts).map(([name, { array, used }]): Entry => ({ name, kind: kindOf(array), used }))
  const outline = Buffer.from(JSON.stringify({ head, entries }))
  const file = await open(path, 'w', 0o600)
  try {
    const writer = new Writer(file)
    await writer.write(numbers(outline.length))
    await writer.write(outline)
    for (const part of Object.values(parts)) await writer.write(bytesOf(part))
    const rows = changedRows()
    await writer.write(numbers(...rows, rows.length))
    await writer.write(numbers(writer.checksum))
    await file.sync()
  } finally {
    await file.close()
  }
}

class Reader {
  readonly #file: FileHandle
  /** What is left to read. */
  rest: number
  checksum = 0

  constructor(file: FileHandle, size: number) {
    this.#file = file
    this.rest = size
  }

  /** The first `used` values of an array of which it makes sure that the file can have so many. */
  async read<Kind extends StoredArray>(kind: new (length: number) => Kind, used: number, length = used): Promise<Kind> {
    const width = (kind as unknown as { BYTES_PER_ELEMENT: number }).BYTES_PER_ELEMENT
    if (used * width > this.rest) throw new Error('the file is cut')
    const array = new kind(length)
    await this.#fill(bytesOf({ array, used }))
    return array
  }

  async #fill(bytes: Uint8Array): Promise<void> {
    for (let offset = 0; offset < bytes.length; ) {
      const { bytesRead } = await this.#file.read(bytes, offset, Math.min(chunkBytes, bytes.length - offset), null)
      if (bytesRead === 0) throw new Error('the file is cut')
      this.checksum = crc32(bytes.subarray(offset, offset + bytesRead), this.checksum)
      this.rest -= bytesRead
      offset += bytesRead
    }
  }
}

export interface ReadArrays<Accepted> {
  accepted: Accepted
  parts: StoredParts
  changedRows: readonly number[]
}

/**
 * What `accept` returns null for, by what the file says of itself, is not read any further. Throws for a file that is not
 * whole.
 */
export async function readArrays<Head, Accepted>(
  path: string,
  accept: (head: Head) => Promise<Accepted | null>,
): Promise<ReadArrays<Accepted> | null> {
  const file = await open(path, 'r')
  try {
    const reader = new Reader(file, (await file.stat()).size)
    const [outlineLength = 0] = await reader.read(Uint32Array, 1)
    const outline = await reader.read(Uint8Array, outlineLength)
    const { head, entries } = JSON.parse(Buffer.from(outline).toString()) as Outline<Head>
    const accepted = await accept(head)
    if (accepted === null) return null
    const parts: Record<string, StoredPart> = {}
    for (const { name, kind, used } of entries)
      parts[name] = { array: await reader.read<StoredArray>(kinds[kind], used, withRoom(used)), used }
    return { accepted, parts, changedRows: await readRows(reader) }
  } finally {
    await file.close()
  }
}

/** What remains are the rows, how many these are, and the checksum. */
async function readRows(reader: Reader): Promise<number[]> {
  const rows = await reader.read(Uint32Array, reader.rest / 4 - 2)
  const [count] = await reader.read(Uint32Array, 1)
  const { checksum } = reader
  const [written] = await reader.read(Uint32Array, 1)
  if (count !== rows.length || written !== checksum) throw new Error('the file is damaged')
  return [...rows]
}
