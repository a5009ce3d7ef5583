// Generated words, names and publishers, deterministic by number.

const onsets = ['κ', 'λ', 'μ', 'ν', 'π', 'ρ', 'σ', 'τ', 'φ', 'χ', 'θ', 'δ', 'γ', 'β', 'στ', 'κρ', 'πλ', 'τρ', 'γρ', 'ξ']
const vowels = ['α', 'ε', 'ι', 'ο', 'ου', 'η', 'ω', 'αι', 'υ']
const accented: Record<string, string> = {
  α: 'ά',
  ε: 'έ',
  ι: 'ί',
  ο: 'ό',
  ου: 'ού',
  η: 'ή',
  ω: 'ώ',
  αι: 'αί',
  υ: 'ύ',
}
const endings = ['ς', 'ν', '', '', 'ς', '']
const firstNames = [
  'Μαρία',
  'Γιώργος',
  'Ελένη',
  'Νίκος',
  'Κατερίνα',
  'Δημήτρης',
  'Άννα',
  'Κώστας',
  'Σοφία',
  'Πέτρος',
  'Ιωάννα',
  'Αλέξης',
]
const thema = [
  'FBA',
  'FF',
  'FH',
  'FV',
  'FM',
  'FL',
  'FR',
  'DCF',
  'DD',
  'NHD',
  'NHB',
  'QDT',
  'DNL',
  'JMC',
  'YFB',
  'YBC',
  'WBA',
  'XAM',
  'DNB',
  'PDZ',
]

/** A deterministic random number by seed: 0 to `below` - 1. */
export function draw(seed: number, below: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below
}

const from = (list: readonly string[], seed: number): string => list[draw(seed, list.length)] ?? ''

/** The word of a number; texts consist mostly of the first few hundred, as in a language. */
function word(number: number): string {
  const syllables = 1 + draw(number * 7 + 1, 3)
  const stress = draw(number * 7 + 2, syllables + 1)
  const parts = Array.from({ length: syllables + 1 }, (_, index) => {
    const vowel = from(vowels, number * 31 + index * 5 + 3)
    return from(onsets, number * 31 + index * 5 + 2) + (index === stress ? (accented[vowel] ?? vowel) : vowel)
  })
  return parts.join('') + from(endings, number * 7 + 3)
}

const vocabulary = 40_000

/** Prefers common words over rare ones. */
const anyWord = (seed: number): string => {
  const share = draw(seed, 1_000_000) / 1_000_000
  return word(Math.floor(share * share * share * vocabulary))
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const words = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => anyWord(seed * 101 + index)).join(' ')

export const title = (seed: number): string => capital(words(seed, 2 + draw(seed, 4)))

/** Sentences of about twelve words. */
export const prose = (seed: number, sentences: number): string =>
  Array.from(
    { length: sentences },
    (_, index) => `${capital(words(seed * 13 + index, 8 + draw(seed + index, 9)))}.`,
  ).join(' ')

export interface PersonParts {
  given: string
  surname: string
}

export const person = (number: number): PersonParts => ({
  given: from(firstNames, number * 3),
  surname: `${capital(word(number * 17 + 90_001))}${from(['άκης', 'όπουλος', 'ίδης', 'έας', 'ιάδης', 'ού'], number)}`,
})

export const publisherName = (number: number): string => `Εκδόσεις ${capital(word(number + 700_000))}`

export const subject = (seed: number): string => from(thema, seed)
