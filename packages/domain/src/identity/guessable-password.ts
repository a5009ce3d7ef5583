// A password may be anything, except what somebody who guesses tries first: what many others use, one key over and over, the
// alphabet, and the customer's own e-mail and name or the shop's.

import { foldText } from '../search/fold-text.ts'
import { otherLayout } from '../search/keyboard-layout.ts'
import { slugOf } from '../url/slug.ts'

export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

/** Whether a text, folded, is among the passwords that are used most. */
export type IsCommon = (folded: string) => boolean

const shopWords = ['stoa', 'στοα', 'stoabooks', 'bookstore', 'βιβλιοπωλειο', 'vivliopoleio']
/** Fewer than this beside the customer's own words is what anybody adds: a year, an exclamation mark. */
const minRemainderLength = 6
const minWordLength = 3

export function isGuessable(password: string, owner: PasswordOwner, isCommon: IsCommon): boolean {
  const composed = password.normalize('NFKC')
  const folded = foldText(composed)
  return variants(composed).some(isCommon) || isMonotone(folded) || isOwnWords(folded, owner)
}

/** As typed and without the digits and marks around it, and either as the keys say in the other language's layout. */
function variants(password: string): string[] {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [password, core].flatMap((text) => [text, otherLayout(text) ?? text]).map(foldText)
}

/** `aaaaaaaa`, `12341234`, `abcdefgh`, `98765432`: a short piece again and again, or one after the other. */
function isMonotone(folded: string): boolean {
  const chars = [...folded]
  const repeats = (period: number) => chars.every((char, index) => index < period || char === chars[index - period])
  if ([1, 2, 3, 4].some(repeats)) return true
  const steps = chars.slice(1).map((char, index) => (char.codePointAt(0) ?? 0) - (chars[index]?.codePointAt(0) ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

function isOwnWords(folded: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const words = [email, ...email.split(/[@._+-]/), firstName, lastName].flatMap((word) => [
    foldText(word),
    slugOf(word),
    slugOf(word).replaceAll('-', ''),
  ])
  const longestFirst = [...new Set([...words, ...shopWords])]
    .filter((word) => word.length >= minWordLength)
    .sort((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((remaining, word) => remaining.replaceAll(word, ''), folded)
  return rest !== folded && [...rest].length < minRemainderLength
}
