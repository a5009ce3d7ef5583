// Sort and match keys of names. Accents, case, the final sigma and punctuation are ignored; «Καζαντζάκης, Νίκος» and
// «Νίκος Καζαντζάκης» are one name. Without a comma, first and last name are not swapped: Henry James and James Henry
// are two people.

import { normalizeLetters } from '../../normalize-letters.ts'
import { slugOf } from '../../url/slug.ts'
import { printedName, readPersonName } from './person-name.ts'

/**
 * Lower-case words without accents, separated by single spaces; Greek letters stay, the final sigma becomes a plain
 * one.
 */
export const normalizeWords = (text: string): string =>
  normalizeLetters(text)
    .replaceAll('ς', 'σ')
    .replace(/['’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "J. R. R. Tolkien", "J.R.R. Tolkien" and "JRR Tolkien" are one. */
const joinInitials = (words: string): string => words.replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '')

/** The match key of a contributor, from the printed or the filed form of the name, without transliteration. */
export const matchKey = (name: string): string => joinInitials(normalizeWords(printedName(readPersonName(name))))

/** The Latin sort key of a filed name: Greek is transliterated in the usual way. */
export const latinSortKey = (filed: string): string => slugOf(filed).replaceAll('-', ' ')

const legalForms = new Set([
  'αε',
  'αεε',
  'αεβε',
  'εε',
  'επε',
  'ικε',
  'μεπε',
  'οε',
  'ltd',
  'llc',
  'inc',
  'gmbh',
  'plc',
  'sa',
])
const trades = new Set(['publications', 'publishing', 'publishers', 'editions', 'εκδοτικη'])

/**
 * A publisher's name without «Εκδόσεις» and without its article: «Το Ροδακιό» is sorted under Ρ. «Εκδόσεις του …» is a
 * whole name.
 */
export const publisherSortKey = (name: string): string =>
  normalizeWords(name).replace(/^(?:εκδοσεισ (?!του |τησ |των )|εκδοτικοσ οικοσ |ο |η |το |οι |τα |the )(?=.)/u, '')

/** The match key of a publisher: «Καστανιώτης», «Εκδόσεις Καστανιώτη» and «ΚΑΣΤΑΝΙΩΤΗΣ Α.Ε.» are one. */
export function publisherMatchKey(name: string): string {
  const words = joinInitials(publisherSortKey(name)).split(' ')
  const significant = words.filter((word, index) => index === 0 || !(legalForms.has(word) || trades.has(word)))
  return significant.join(' ').replace(/σ(?= |$)/gu, '')
}
