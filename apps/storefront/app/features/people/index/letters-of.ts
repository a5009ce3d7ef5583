// The two alphabets of an index. What is neither stands at the end of the Latin one, and only when somebody stands there.

import type { LetterCount } from '@stoa/contract/people'

export type Alphabet = 'greek' | 'latin'

const isGreek = (letter: string): boolean => /[Α-Ω]/.test(letter)

export const lettersOf = (letters: readonly LetterCount[], alphabet: Alphabet): LetterCount[] =>
  letters.filter(({ letter, count }) => isGreek(letter) === (alphabet === 'greek') && (letter !== '#' || count > 0))

/** The alphabet a letter belongs to. */
export const alphabetOf = (letter: string): Alphabet => (isGreek(letter) ? 'greek' : 'latin')
