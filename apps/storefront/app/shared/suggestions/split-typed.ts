// Which letters of a suggestion have been typed: the rest is what the eye looks for, and is set in bold.

import { plainLetters } from '@stoa/domain/plain-letters'

export interface Piece {
  text: string
  typed: boolean
  /** Where it begins in the name. */
  at: number
}

/** Letter by letter, so that places stay what they are. */
const plain = (text: string): string[] =>
  [...text].map((letter) => plainLetters(letter).replace('ς', 'σ').charAt(0) || letter)

const startsWord = (letters: readonly string[], at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? '')

function findTyped(letters: readonly string[], typed: readonly string[]): number {
  const fits = (at: number) => typed.every((letter, index) => letters[at + index] === letter)
  return letters.findIndex((_, at) => startsWord(letters, at) && fits(at))
}

/** Accents, case and final sigma do not matter. A name that holds nothing of what was typed is one piece. */
export function splitTyped(name: string, typed: string): Piece[] {
  const letters = [...name]
  const wanted = plain(typed.trim())
  const at = wanted.length === 0 ? -1 : findTyped(plain(name), wanted)
  if (at < 0) return [{ text: name, typed: false, at: 0 }]
  const end = at + wanted.length
  return [
    { text: letters.slice(0, at).join(''), typed: false, at: 0 },
    { text: letters.slice(at, end).join(''), typed: true, at },
    { text: letters.slice(end).join(''), typed: false, at: end },
  ].filter(({ text }) => text !== '')
}
