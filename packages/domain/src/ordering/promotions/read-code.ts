// Reads a code as people type it: in any case, with spaces and dashes, on whichever keyboard.

import { foldText } from '../../search/fold-text.ts'

export const maxCodeLength = 40

/** Capitals that look alike are one letter, the Latin one. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((letter, index) => [letter, 'ABEZHIKMNOPTYX'[index] ?? letter]),
)

/** What is compared; empty for anything that cannot be a code. */
export function codeKey(typed: string): string {
  const letters = foldText(typed)
    .toUpperCase()
    .replace(/[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]/g, (letter) => latin[letter] ?? letter)
    .replace(/[^0-9A-ZΑ-Ω]/g, '')
  return letters.length <= maxCodeLength ? letters : ''
}
