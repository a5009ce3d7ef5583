// Which part of a suggestion has been typed: the rest is what the reader looks for, and is set in bold.

import { normalizeLetters } from '@stoa/domain/normalize-letters'

export interface NameSegment {
  text: string
  typed: boolean
  /** Where it begins in the name. */
  at: number
}

/** Character by character, so that indexes stay the same. */
const normalizeChars = (text: string): string[] =>
  [...text].map((char) => normalizeLetters(char).replace('ς', 'σ').charAt(0) || char)

const isWordStart = (chars: readonly string[], at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(chars[at - 1] ?? '')

function findTyped(chars: readonly string[], typed: readonly string[]): number {
  const matchesAt = (at: number) => typed.every((char, index) => chars[at + index] === char)
  return chars.findIndex((_, at) => isWordStart(chars, at) && matchesAt(at))
}

/** Ignores accents, case and final sigma. A name without a match is one piece. */
export function splitTyped(name: string, typed: string): NameSegment[] {
  const chars = [...name]
  const query = normalizeChars(typed.trim())
  const at = query.length === 0 ? -1 : findTyped(normalizeChars(name), query)
  if (at < 0) return [{ text: name, typed: false, at: 0 }]
  const end = at + query.length
  return [
    { text: chars.slice(0, at).join(''), typed: false, at: 0 },
    { text: chars.slice(at, end).join(''), typed: true, at },
    { text: chars.slice(end).join(''), typed: false, at: end },
  ].filter(({ text }) => text !== '')
}
