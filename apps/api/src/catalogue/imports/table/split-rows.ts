// Splits the text of a table into rows of cells: quoted cells may hold separators and line ends, a quote inside is
// doubled. A quote anywhere else is a literal character; one that is opened and never closed spoils its own line only:
// why this is no library's parser is in docs/decisions/049.

import { FileRefused } from '../read-item.ts'
import { countLines } from '../source/count-lines.ts'

export interface Row {
  /** The row's position in the file, from 1. */
  line: number
  cells: string[]
  /** A quote was opened and not closed. */
  isBroken: boolean
}

const maxRowLength = 256 * 1024

interface FoundRow extends Pick<Row, 'cells' | 'isBroken'> {
  /** Where the next row begins. */
  next: number
}

/** One row from `start` on; null when its end is not there. */
function findRow(text: string, start: number, separator: string): FoundRow | null {
  const cells: string[] = []
  let position = start
  for (;;) {
    const cell = text[position] === '"' ? quotedCell(text, position, separator) : plainCell(text, position, separator)
    if (!cell) return null
    cells.push(cell.value)
    if (text[cell.end] === separator) position = cell.end + 1
    else return { cells, isBroken: false, next: text.startsWith('\r\n', cell.end) ? cell.end + 2 : cell.end + 1 }
  }
}

interface Cell {
  value: string
  /** Where the separator or the line end after it stands. */
  end: number
}

const isEnd = (char: string | undefined, separator: string): boolean =>
  char === separator || char === '\n' || char === '\r'

function plainCell(text: string, start: number, separator: string): Cell | null {
  let end = start
  while (end < text.length && !isEnd(text[end], separator)) end += 1
  return end < text.length ? { value: text.slice(start, end), end } : null
}

function quotedCell(text: string, start: number, separator: string): Cell | null {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    if (text[quote + 1] === '"') quote += 1
    else if (quote + 1 >= text.length) return null
    else if (isEnd(text[quote + 1], separator)) {
      return { value: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    } else return plainCell(text, start, separator)
  }
  return null
}

/** Empty rows are left out. */
export async function* splitRows(chunks: AsyncIterable<string>, separator: string): AsyncGenerator<Row> {
  let text = ''
  let line = 1
  function* takeRows(isLast: boolean): Generator<Row> {
    let start = 0
    while (start < text.length) {
      const foundRow = findRow(text, start, separator) ?? (isCut(isLast, start) ? firstLine(start, isLast) : null)
      if (!foundRow) break
      const cells = foundRow.cells.map((cell) => cell.trim())
      if (cells.some((cell) => cell !== '')) yield { line, cells, isBroken: foundRow.isBroken }
      line += countLines(text.slice(start, foundRow.next))
      start = foundRow.next
    }
    text = text.slice(start)
  }
  const isCut = (isLast: boolean, start: number): boolean => isLast || text.length - start > maxRowLength
  const firstLine = (start: number, isLast: boolean): FoundRow => {
    const end = text.indexOf('\n', start)
    if (end < 0 && !isLast) throw new FileRefused('A row is too long: is a quotation mark open?', line)
    const next = end < 0 ? text.length : end + 1
    return { cells: text.slice(start, next).split(separator), isBroken: true, next }
  }
  for await (const chunk of chunks) {
    text += chunk
    yield* takeRows(false)
  }
  if (text !== '' && !text.endsWith('\n')) text += '\n'
  yield* takeRows(true)
}
