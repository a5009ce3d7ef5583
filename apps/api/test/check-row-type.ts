// Compares the columns that a raw statement returned with the fields of its row type.

import type pg from 'pg'
import { neverNull } from './never-null.ts'
import type { FieldType, RawStatement } from './row-types.ts'

/** `tableId.columnNumber` of every column that is declared `not null`, and the tables' names. */
export interface ColumnFacts {
  notNull: Set<string>
  tables: Map<number, string>
}

export const placeOf = ({ file, line }: RawStatement): string => `${file}:${line}`

const typesById = new Map<number, FieldType>([
  ...[16].map((id) => [id, 'boolean'] as const),
  ...[17].map((id) => [id, 'Buffer'] as const),
  ...[20, 21, 23, 700, 701].map((id) => [id, 'number'] as const),
  ...[18, 19, 25, 1042, 1043, 1082, 1083, 1700, 2278, 2950, 3614].map((id) => [id, 'string'] as const),
  ...[1114, 1184].map((id) => [id, 'Date'] as const),
  ...[1000, 1001, 1005, 1007, 1009, 1016].map((id) => [id, 'value'] as const),
])

/** Null when this text is not of the statement; else how much of it is in the source. */
export function measureMatch({ pieces }: RawStatement, text: string): number | null {
  const [first = '', ...others] = pieces
  const last = others.pop()
  if (last === undefined) return text === first ? first.length : null
  if (!text.startsWith(first) || !text.endsWith(last)) return null
  let position = first.length
  for (const piece of others) {
    const found = text.indexOf(piece, position)
    if (found < 0) return null
    position = found + piece.length
  }
  // The right-hand side of the comparison is a parameter.
  if (last === '' && / [=<>]+ $/.test(pieces.at(-2) ?? '') && !/^\$\d+$/.test(text.slice(position))) return null
  return position + last.length <= text.length ? pieces.join('').length : null
}

/** The parenthesis that ends at `end`, and the token before it. */
function callBefore(text: string, end: number): { word: string; inner: string } {
  let depth = 0
  for (let at = end; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1
    else if (text[at] === '(') depth -= 1
    const word = /(\w*)\s*$/.exec(text.slice(0, at))?.[1] ?? ''
    if (depth === 0) return { word, inner: text.slice(at + 1, end).trim() }
  }
  return { word: '', inner: '' }
}

/** Expressions that are never null by their form: counts, tests and lists. */
export function isNeverNull(text: string, name: string): boolean {
  const ends = [...text.matchAll(new RegExp(`\\s+as\\s+"?${name}"?(?![\\w.])`, 'g'))].map(({ index }) => index)
  return ends.some((end) => {
    const expression = text.slice(0, end).replace(/::\w+(\[\])?$/, '')
    if (/\bis (not )?null$|\b(true|false)$|\barray\[\]$/.test(expression)) return true
    if (!expression.endsWith(')')) return false
    const { word, inner } = callBefore(expression, expression.length - 1)
    if (/^(exists|count|array)$/.test(word) || /^select (count|coalesce)\s*\(/.test(inner)) return true
    return word === 'coalesce' && /,\s*('[^']*'|\d+|true|false)(::\w+(\[\])?)?$/.test(inner)
  })
}

/** The tables on the side of an outer join that may be missing. */
function outerTables(text: string): Set<string> {
  const names = [...text.matchAll(/\b(?:left|full) join (?:lateral )?(?:(\w+)|(\())/g)].flatMap(
    ({ 1: name, index, 0: all }) =>
      name
        ? [name]
        : [...text.slice(index + all.length).matchAll(/\b(?:from|join) (\w+)/g)].map((inner) => inner[1] ?? ''),
  )
  return new Set(names)
}

function mayBeNull(field: pg.FieldDef, { file }: RawStatement, text: string, facts: ColumnFacts): boolean {
  if (neverNull[file]?.includes(field.name)) return false
  if (field.tableID === 0) return !isNeverNull(text, field.name)
  const table = facts.tables.get(field.tableID) ?? ''
  return !facts.notNull.has(`${field.tableID}.${field.columnID}`) || outerTables(text).has(table)
}

function checkField(field: pg.FieldDef, statement: RawStatement, text: string, facts: ColumnFacts): string[] {
  const wanted = statement.fields?.[field.name]
  if (!wanted) return [`${field.name} is selected and not in the row type`]
  const type = typesById.get(field.dataTypeID)
  const isOtherType = type && !wanted.includes(type) && !wanted.includes('unknown')
  if (isOtherType) return [`${field.name} is said to be ${wanted.join(' | ')} and is ${type}`]
  if (wanted.includes('null') || !mayBeNull(field, statement, text, facts)) return []
  return [`${field.name} may be null and the row type does not say so`]
}

/** What is wrong, as text; empty when the row type is right. */
export function checkRowType(
  statement: RawStatement,
  fields: readonly pg.FieldDef[],
  text: string,
  facts: ColumnFacts,
): string[] {
  if (!statement.fields) return []
  const names = new Set(fields.map(({ name }) => name))
  const missing = Object.keys(statement.fields).filter((name) => !names.has(name))
  const problems = missing.map((name) => `${name} is in the row type and not selected`)
  for (const field of fields) problems.push(...checkField(field, statement, text, facts))
  return problems.map((problem) => `${statement.file}:${statement.line}: ${problem}`)
}
