// Finds out what a file is from how it begins, whatever it is called, and gives it to the reader that knows it.

import { readBiblionet } from '../json/biblionet-reader.ts'
import { readJsonLines } from '../json/json-lines-reader.ts'
import { readOnix } from '../onix/onix-reader.ts'
import { FileRefused, type Reading } from '../read-item.ts'
import type { ColumnMap } from '../table/column-map.ts'
import { readTable, separatorIn } from '../table/table-reader.ts'
import type { OpenFile } from './open-file.ts'
import { type OpenText, openText } from './open-text.ts'

export interface ReadingWish {
  map: ColumnMap
  /** Instead of the one the file names. */
  sender: string | null
  encoding: string | null
  /** `2026-11-20`, the shop's day. */
  today: string
}

/** `books-2026.tsv.gz` is the file of “books-2026”. */
const baseName = (name: string): string => name.replace(/(?:\.[a-z0-9]{1,5}){1,2}$/i, '') || name

export interface OpenReading extends Reading {
  /** How many letters of the file have been read. */
  letters(): number
}

export async function openReading(file: OpenFile, wish: ReadingWish): Promise<OpenReading> {
  const text = await openText(file, wish.encoding ?? wish.map.encoding ?? null)
  let letters = 0
  async function* counted(): AsyncGenerator<string> {
    for await (const chunk of text.chunks) {
      letters += chunk.length
      yield chunk
    }
  }
  const told = wish.sender ?? wish.map.sender ?? null
  const reading = readingOf({ ...text, chunks: counted() }, told ?? baseName(file.name), wish)
  const sender = () => (told === null ? reading.sender() : { ...reading.sender(), name: told })
  return { ...reading, sender, letters: () => letters }
}

function readingOf(text: OpenText, sender: string, wish: ReadingWish): Reading {
  const start = text.head.replace(/^\ufeff/, '').trimStart()
  if (start.startsWith('<')) return readOnix(text.chunks, sender, wish.today)
  if (/^[[{]/.test(start) && start.includes('"TitlesID"')) return readBiblionet(text.chunks)
  if (/^\{[^\n]*\}\s*(?:\n|$)/.test(start)) return readJsonLines(text.chunks, sender, wish.map)
  if (/^[[{]/.test(start)) {
    throw new FileRefused('This JSON file is neither JSON lines (one object in each line) nor an answer of BIBLIONET.')
  }
  if (start.includes('\0')) throw new FileRefused('This is no file of text.')
  return readTable(text.chunks, sender, wish.map, wish.map.separator ?? separatorIn(start))
}
