// Rows in COPY's text format: tab-separated columns, `\N` for null.

export type Cell = string | number | boolean | null

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function cellText(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'boolean') return cell ? 't' : 'f'
  if (typeof cell === 'number') return String(cell)
  return special.test(cell) ? cell.replace(/[\\\t\n\r]/g, (one) => escapes[one] ?? one) : cell
}

export const copyLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join('\t')}\n`
