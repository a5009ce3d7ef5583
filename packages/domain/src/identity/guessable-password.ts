// Any password is accepted except the first guesses: common ones, repetitions and sequences, and the customer's own
// e-mail and name or the shop's.

import { foldText } from '../search/fold-text.ts'
import { otherLayout } from '../search/keyboard-layout.ts'
import { slugOf } from '../url/slug.ts'

export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

/** Whether a folded text is among the most common passwords. */
export type IsCommon = (folded: string) => boolean

const shopWords = ['stoa', 'στοα', 'stoabooks', 'bookstore', 'βιβλιοπωλειο', 'vivliopoleio']
/**
 * With fewer characters than this beside the customer's own data a password is guessable: a year, an exclamation mark.
 */
const minRemainderLength = 6
const minWordLength = 3

export function isGuessable(password: string, owner: PasswordOwner, isCommon: IsCommon): boolean {
  const composed = password.normalize('NFKC')
  const folded = foldText(composed)
  return variants(composed).some(isCommon) || isMonotone(folded) || isOwnWords(folded, owner)
}

/** As typed, and without surrounding digits and punctuation; each also as typed in the other keyboard layout. */
function variants(password: string): string[] {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [password, core].flatMap((text) => [text, otherLayout(text) ?? text]).map(foldText)
}

/** `aaaaaaaa`, `12341234`, `abcdefgh`, `98765432`: repetitions of a short piece, and sequences. */
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
