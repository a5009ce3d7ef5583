// The larger part of a loader's data, as one string. The router's stream names each key and value by its place in a table,
// which hardly packs: as a string the same data takes a third less of a page's packed bytes, and is written in one piece.

import { useMemo } from 'react'

declare const content: unique symbol

export type Packed<Data> = string & { readonly [content]?: Data }

/** Stands in for one of them meanwhile: JSON writes no such character. */
const placeholder = '\u0001'

/** JSON with apostrophes for quotation marks: a script of the page holds the string, and would escape each of these twice. */
const swapQuotes = (json: string): string =>
  json.replaceAll("'", placeholder).replaceAll('"', "'").replaceAll(placeholder, '"')

/** The server renders what it has just packed: the last ones need not be read again. Empty in a browser. */
const recent = new Map<string, unknown>()
const mostRecent = 32

/** For data of JSON's own kinds. */
export function pack<Data>(data: Data): Packed<Data> {
  const packed = swapQuotes(JSON.stringify(data))
  recent.set(packed, data)
  const [oldest] = recent.keys()
  if (recent.size > mostRecent && oldest !== undefined) recent.delete(oldest)
  return packed
}

export const unpack = <Data>(packed: Packed<Data>): Data => JSON.parse(swapQuotes(packed)) as Data

export const usePacked = <Data>(packed: Packed<Data>): Data =>
  useMemo(() => (recent.get(packed) as Data | undefined) ?? unpack(packed), [packed])
