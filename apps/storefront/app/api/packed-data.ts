// The larger part of a loader's data, as one string. The router's stream names each key and value by its place in a table,
// which hardly packs: as a string the same data takes a third less of a page's packed bytes, and is written in one piece.

import { useMemo } from 'react'

declare const content: unique symbol

export type Packed<Data> = string & { readonly [content]?: Data }

/** JSON with apostrophes for quotation marks: a script of the page holds the string, and would escape each of these twice. */
const swapQuotes = (json: string): string => json.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))

/** For data of JSON's own kinds. */
export const pack = <Data>(data: Data): Packed<Data> => swapQuotes(JSON.stringify(data))

export const unpack = <Data>(packed: Packed<Data>): Data => JSON.parse(swapQuotes(packed)) as Data

export const usePacked = <Data>(packed: Packed<Data>): Data => useMemo(() => unpack(packed), [packed])
