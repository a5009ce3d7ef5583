// The two alphabets of an index. Any other initial comes at the end of the Latin one, and only when it has names.

import type { InitialCount } from '@stoa/contract/catalogue/people'

export type Alphabet = 'greek' | 'latin'

const isGreekInitial = (initial: string): boolean => /[Α-Ω]/.test(initial)

export const initialsOf = (initials: readonly InitialCount[], alphabet: Alphabet): InitialCount[] =>
  initials.filter(
    ({ initial, count }) => isGreekInitial(initial) === (alphabet === 'greek') && (initial !== '#' || count > 0),
  )

/** The alphabet of an initial. */
export const alphabetOf = (initial: string): Alphabet => (isGreekInitial(initial) ? 'greek' : 'latin')
