// The initial of a name in the index: a Greek or Latin capital without accents, # for everything else.

import { normalizeLetters } from '../../normalize-letters.ts'

export const greekLetters = [...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ']
export const latinLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
export const otherInitial = '#'

const known = new Set([...greekLetters, ...latinLetters])

/** Takes a filed name, or a key made from one. */
export function indexInitial(filed: string): string {
  const [first = ''] = normalizeLetters(filed).replace(/^[^\p{L}\p{N}]+/u, '')
  const capital = first.toUpperCase()
  return known.has(capital) ? capital : otherInitial
}
