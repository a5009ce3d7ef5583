// Generates an English title: "The Shadow of the Harbour", "A Brief History of Corfu".

import type { Subject } from './greek-title.ts'
import type { Random } from './random.ts'
import {
  compoundHeads,
  compoundTails,
  englishAdjectives,
  englishFields,
  englishNouns,
  englishPlaces,
} from './words/english-words.ts'

const compoundShare = 0.15

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const noun = (random: Random): string =>
  capital(
    random.chance(compoundShare) ? random.pick(compoundHeads) + random.pick(compoundTails) : random.pick(englishNouns),
  )
const adjective = (random: Random): string => capital(random.pick(englishAdjectives))

type Pattern = (random: Random) => string

const patterns: readonly Pattern[] = [
  (random) => `The ${noun(random)}`,
  (random) => `The ${adjective(random)} ${noun(random)}`,
  (random) => `${adjective(random)} ${noun(random)}`,
  (random) => `The ${noun(random)} of the ${noun(random)}`,
  (random) => `The ${adjective(random)} ${noun(random)} of ${random.pick(englishPlaces)}`,
  (random) => `${noun(random)} and ${noun(random)}`,
  (random) => `A ${noun(random)} in ${random.pick(englishPlaces)}`,
  (random) => `No ${noun(random)} for the ${noun(random)}`,
]

const learned: readonly Pattern[] = [
  (random) => `A Brief History of ${random.pick(englishPlaces)}`,
  (random) => `An Introduction to ${capital(random.pick(englishFields))}`,
  (random) => `${capital(random.pick(englishFields))} and the ${noun(random)}`,
]

export const englishTitle = (random: Random, subject: Subject): string =>
  random.pick(subject === 'fiction' || random.chance(0.4) ? patterns : learned)(random)

export const englishBlurb = (random: Random): string =>
  `A story about the ${noun(random).toLowerCase()} and the ${noun(random).toLowerCase()} of ${random.pick(englishPlaces)}.`
