// Generates a Greek title: «Η σκιά του ανέμου», «Μικρή ιστορία της Σύρου», «Άλγεβρα Β΄ Λυκείου».

import type { Random } from './random.ts'
import { agree, articleOf, type Case, compound, type Noun } from './words/decline.ts'
import { greekNouns, greekPrefixes } from './words/greek-nouns.ts'
import { greekAdjectives, greekFields, greekPlaces, schoolGrades, schoolSubjects } from './words/greek-words.ts'

const compoundShare = 0.15

const nounBy = (random: Random): Noun => {
  const noun = random.pick(greekNouns)
  return random.chance(compoundShare) ? compound(random.pick(greekPrefixes), noun) : noun
}

const withArticle = (noun: Noun, grammaticalCase: Case): string =>
  `${articleOf(noun, grammaticalCase)} ${noun[grammaticalCase]}`

const described = (random: Random, noun: Noun, grammaticalCase: Case): string =>
  `${articleOf(noun, grammaticalCase)} ${agree(random.pick(greekAdjectives), noun, grammaticalCase)} ${noun[grammaticalCase]}`

type Pattern = (random: Random) => string

const patterns: readonly Pattern[] = [
  (random) => withArticle(nounBy(random), 'nominative'),
  (random) => described(random, nounBy(random), 'nominative'),
  (random) => described(random, nounBy(random), 'plural'),
  (random) => `${withArticle(nounBy(random), 'nominative')} ${withArticle(nounBy(random), 'genitive')}`,
  (random) => `${described(random, nounBy(random), 'nominative')} ${withArticle(nounBy(random), 'genitive')}`,
  (random) => `${withArticle(nounBy(random), 'plural')} ${random.pick(greekPlaces)[1]}`,
  (random) => `${withArticle(nounBy(random), 'nominative')} και ${withArticle(nounBy(random), 'nominative')}`,
  (random) => `${described(random, nounBy(random), 'nominative')} ${random.pick(greekPlaces)[0]}`,
  (random) => `Χωρίς ${nounBy(random).accusative}`,
  (random) => `Ένα ${random.pick(['καλοκαίρι', 'βράδυ', 'πρωί', 'ταξίδι'])} ${random.pick(greekPlaces)[0]}`,
]

const learned: readonly Pattern[] = [
  (random) => `Ιστορία ${random.pick(greekPlaces)[1]}`,
  (random) => `Εισαγωγή στη θεωρία ${random.pick(greekFields)[1]}`,
  (random) => `Η ${random.pick(greekFields)[0]} ${withArticle(nounBy(random), 'genitive')}`,
  (random) => `${withArticle(nounBy(random), 'nominative')} στην εποχή ${random.pick(greekFields)[1]}`,
  (random) => `Δοκίμια για ${withArticle(nounBy(random), 'accusative')}`,
]

const school: readonly Pattern[] = [
  (random) => `${random.pick(schoolSubjects)} ${random.pick(schoolGrades)}`,
  (random) => `${random.pick(schoolSubjects)} ${random.pick(schoolGrades)}: ασκήσεις και λύσεις`,
]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export type Subject = 'fiction' | 'learned' | 'school'

export function greekTitle(random: Random, subject: Subject): string {
  if (subject === 'school') return capital(random.pick(school)(random))
  return capital(random.pick(subject === 'learned' && random.chance(0.6) ? learned : patterns)(random))
}

/** A filler description of one or two sentences. */
export function greekBlurb(random: Random): string {
  const sentences = [
    `Μια ιστορία για ${withArticle(nounBy(random), 'accusative')} ${random.pick(greekPlaces)[0]}.`,
    `${capital(described(random, nounBy(random), 'nominative'))} αλλάζει τα πάντα.`,
    `Ένα βιβλίο για όσους αγαπούν ${withArticle(nounBy(random), 'accusative')} και ${withArticle(nounBy(random), 'accusative')}.`,
  ]
  return sentences.slice(0, 1 + random.below(3)).join(' ')
}
