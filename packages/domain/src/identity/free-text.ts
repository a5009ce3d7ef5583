// What buyers write in their own words, on a card or on a product: of several lines, counted as people count, in characters
// that can be printed, and without addresses.

import { charactersOf } from './count-characters.ts'
import { visibleText } from './visible-text.ts'

export const control = /[^\P{Cc}\n\t\r]|\p{Cs}/u

/** What e-mails show of an order must not lead to a page of somebody else's choice; programs make links of `www.` too. */
export const link = /:\/\/|\bwww\./i

/** More than any character has: longer are pictures joined without end. */
export const maxCharacterLength = 24

/** More marks on one letter than any language writes. */
const overloaded = (character: string): boolean => /\p{M}{5}/u.test(character) || character.length > maxCharacterLength

/** Private and unassigned characters have no shape. */
const unprintable = /[\p{Co}\p{Cn}]/u

/** `max`: characters. Null also for nothing. */
export function checkFreeText(typed: string, max: number): 'link' | 'nonsense' | 'too_long' | null {
  const text = visibleText(typed)
  if (text === '') return null
  if (link.test(text)) return 'link'
  if (control.test(text) || unprintable.test(text) || !/[\p{L}\p{N}\p{S}]/u.test(text)) return 'nonsense'
  const characters = charactersOf(text)
  if (characters.some(overloaded)) return 'nonsense'
  return characters.length > max ? 'too_long' : null
}
