// Detects a file's format from how it begins, whatever it is called, and opens the reader for it.

import { readBiblionet } from '../json/biblionet-reader.ts'
import { isCatalogue, readCatalogue } from '../json/catalogue-reader.ts'
import { readJsonArray, readJsonLines } from '../json/json-lines-reader.ts'
import { readOnix } from '../onix/onix-reader.ts'
import { FileRefused, type RecordSource } from '../read-item.ts'
import type { ColumnMap } from '../table/column-map.ts'
import { DateOrder } from '../table/date-order.ts'
import { readTable, separatorIn } from '../table/table-reader.ts'
import type { OpenFile } from './open-file.ts'
import { StrictDecoder } from './strict-decoder.ts'
import { checkEncodedOnce, encodingOf } from './text-encoding.ts'

export interface ReaderInput {
  map: ColumnMap
  /** Instead of the one the file names. */
  sender: string | null
  encoding: string | null
  /** `2026-11-20`, the shop's day. */
  today: string
}

/** `books-2026.tsv.gz` is the file of “books-2026”. */
const baseName = (name: string): string => name.replace(/(?:\.[a-z0-9]{1,5}){1,2}$/i, '') || name

export interface OpenRecordSource extends RecordSource {
  /** How many characters of the file have been read. */
  charCount(): number
}

export async function openRecordSource(file: OpenFile, input: ReaderInput): Promise<OpenRecordSource> {
  const text = await openText(file, input.encoding ?? input.map.encoding ?? null)
  let charCount = 0
  async function* countedChunks(): AsyncGenerator<string> {
    for await (const chunk of text.chunks) {
      charCount += chunk.length
      yield chunk
    }
  }
  const senderName = input.sender ?? input.map.sender ?? null
  const source = recordSourceOf({ ...text, chunks: countedChunks() }, senderName ?? baseName(file.name), input)
  const sender = () => (senderName === null ? source.sender() : { ...source.sender(), name: senderName })
  return { ...source, sender, charCount: () => charCount }
}

function recordSourceOf(text: OpenText, sender: string, input: ReaderInput): RecordSource {
  const start = text.head.replace(/^\ufeff/, '').trimStart()
  if (start.startsWith('<')) return readOnix(text.chunks, sender, input.today)
  if (/^[[{]/.test(start) && /"(?:TitlesID|ComID)"/.test(start)) return readBiblionet(text.chunks, input.today)
  if (isCatalogue(start)) return readCatalogue(text.chunks, input.today)
  const dates = new DateOrder(start)
  if (/^\{[^\n]*\}\s*(?:\n|$)/.test(start)) return readJsonLines(text.chunks, { ...input, sender, dates })
  if (/^\[\s*\{/.test(start)) return readJsonArray(text.chunks, { ...input, sender, dates })
  if (/^[[{]/.test(start)) {
    throw new FileRefused(
      'This JSON file is neither JSON lines (one object in each line), nor an array of objects, nor an answer of BIBLIONET.',
    )
  }
  if (start.includes('\0')) throw new FileRefused('This is no file of text.')
  return readTable(text.chunks, sender, input.map, input.map.separator ?? separatorIn(start), input.today, dates)
}

interface OpenText {
  /** The beginning, for detecting the format. */
  head: string
  chunks: AsyncIterable<string>
}

const sniffBytes = 64 * 1024

/** `encoding`: as given by the user; null to detect it. */
async function openText(file: OpenFile, encoding: string | null): Promise<OpenText> {
  const bytes = file.chunks()[Symbol.asyncIterator]()
  const headChunks: Uint8Array[] = []
  for (let length = 0; length < sniffBytes; ) {
    const next = await bytes.next()
    if (next.done) break
    headChunks.push(next.value)
    length += next.value.length
  }
  const first = Buffer.concat(headChunks)
  const decoder = new StrictDecoder(encodingOf(first.subarray(0, sniffBytes), encoding), encoding !== null)
  const head = decoder.decode(first)
  checkEncodedOnce(head)
  async function* chunks(): AsyncGenerator<string> {
    yield head
    for (let next = await bytes.next(); !next.done; next = await bytes.next()) {
      yield decoder.decode(next.value)
    }
    yield decoder.decode(null)
  }
  return { head, chunks: chunks() }
}
