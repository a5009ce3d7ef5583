// Inflects Greek nouns and adjectives as titles need them, by their ending.

export type Gender = 'masculine' | 'feminine' | 'neuter'

export interface Noun {
  gender: Gender
  nominative: string
  genitive: string
  accusative: string
  plural: string
}

/**
 * Per gender: the endings of the nominative, the genitive, the plural and the accusative. The longest match comes
 * first.
 */
const endings: Record<Gender, readonly [string, string, string, string][]> = {
  masculine: [
    ['ιάς', 'ιά', 'ιάδες', 'ιά'],
    ['άς', 'ά', 'άδες', 'ά'],
    ['ος', 'ου', 'οι', 'ο'],
    ['ός', 'ού', 'οί', 'ό'],
    ['ας', 'α', 'ες', 'α'],
    ['ης', 'η', 'ες', 'η'],
    ['ής', 'ή', 'ές', 'ή'],
  ],
  feminine: [
    ['α', 'ας', 'ες', 'α'],
    ['ά', 'άς', 'ές', 'ά'],
    ['η', 'ης', 'ες', 'η'],
    ['ή', 'ής', 'ές', 'ή'],
  ],
  neuter: [
    ['μα', 'ματος', 'ματα', 'μα'],
    ['ος', 'ους', 'η', 'ος'],
    ['ι', 'ιού', 'ια', 'ι'],
    ['ί', 'ιού', 'ιά', 'ί'],
    ['ο', 'ου', 'α', 'ο'],
    ['ό', 'ού', 'ά', 'ό'],
  ],
}

/** «λιμάνι», «λιμανιού»: the genitive moves the accent. */
const withoutAccent = (stem: string): string => stem.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')

function decline(gender: Gender, word: string): Noun {
  const [ending, genitive, plural, accusative] = endings[gender].find(([one]) => word.endsWith(one)) ?? ['', '', '', '']
  const stem = word.slice(0, word.length - ending.length)
  const genitiveStem = ending === 'ι' ? withoutAccent(stem) : stem
  return {
    gender,
    nominative: word,
    genitive: genitiveStem + genitive,
    accusative: stem + accusative,
    plural: stem + plural,
  }
}

export const declined = (gender: Gender, words: string): Noun[] =>
  words.split(/\s+/).map((word) => decline(gender, word))

/** Prefixes each form with another word; the accent stays in the second part. */
export const compound = (prefix: string, noun: Noun): Noun => ({
  gender: noun.gender,
  nominative: prefix + noun.nominative,
  genitive: prefix + noun.genitive,
  accusative: prefix + noun.accusative,
  plural: prefix + noun.plural,
})

export type Case = Exclude<keyof Noun, 'gender'>

const adjectiveEndings: Record<Gender, Record<Case, string>> = {
  masculine: { nominative: 'ος', genitive: 'ου', accusative: 'ο', plural: 'οι' },
  feminine: { nominative: 'η', genitive: 'ης', accusative: 'η', plural: 'ες' },
  neuter: { nominative: 'ο', genitive: 'ου', accusative: 'ο', plural: 'α' },
}

const accented: Record<string, string> = { ος: 'ός', ου: 'ού', ο: 'ό', οι: 'οί', η: 'ή', ης: 'ής', ες: 'ές', α: 'ά' }

/** An adjective in -ος or -ός beside a noun; after a vowel the feminine has α: «παλιά». */
export function agree(adjective: string, { gender }: Pick<Noun, 'gender'>, grammaticalCase: Case): string {
  const stem = adjective.slice(0, -2)
  const afterVowel = gender === 'feminine' && /[αεηιουωίύέ]$/.test(stem)
  const plain = adjectiveEndings[gender][grammaticalCase]
  const ending = afterVowel ? plain.replace('η', 'α') : plain
  return stem + (adjective.endsWith('ός') ? (accented[ending] ?? (ending === 'ας' ? 'άς' : ending)) : ending)
}

const articles: Record<Gender, Record<Case, string>> = {
  masculine: { nominative: 'ο', genitive: 'του', accusative: 'τον', plural: 'οι' },
  feminine: { nominative: 'η', genitive: 'της', accusative: 'την', plural: 'οι' },
  neuter: { nominative: 'το', genitive: 'του', accusative: 'το', plural: 'τα' },
}

export const articleOf = ({ gender }: Pick<Noun, 'gender'>, grammaticalCase: Case): string =>
  articles[gender][grammaticalCase]
