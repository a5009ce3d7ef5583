// The buyer's words on a product or on the card of a gift box: how many characters they have, and what is wrong with them.

import { charactersOf } from '@stoa/domain/identity/count-characters'
import { checkLineText } from '@stoa/domain/identity/line-rules'
import { visibleText } from '@stoa/domain/identity/visible-text'

export type WordsProblem = 'missing' | 'tooLong' | 'link' | 'nonsense'

/** Of what is kept: as people count them, without what nobody sees and the spaces around it. */
export const countCharacters = (text: string): number => charactersOf(visibleText(text)).length

/** `max`: characters. */
export function checkWords(text: string, max: number, optional = false): WordsProblem | null {
  const length = countCharacters(text)
  if (length === 0) return optional ? null : 'missing'
  if (length > max) return 'tooLong'
  const rule = checkLineText(text)
  if (rule === null) return null
  return rule === 'line_text_link' ? 'link' : 'nonsense'
}
