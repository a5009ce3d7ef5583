// The buyer's words on a product or on the card of a gift box: how many characters they have, and what is wrong with them.

import { checkLineText } from '@stoa/domain/identity/field-rules'

export type WordsProblem = 'missing' | 'tooLong' | 'link'

/** Of what is kept: without spaces around it. */
export const countCharacters = (text: string): number => [...text.trim()].length

/** `max`: characters. */
export function checkWords(text: string, max: number, optional = false): WordsProblem | null {
  const length = countCharacters(text)
  if (length === 0) return optional ? null : 'missing'
  if (length > max) return 'tooLong'
  return checkLineText(text.trim()) === null ? null : 'link'
}
