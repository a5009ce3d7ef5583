// The keys a name is put in order and recognised by. Accents, capitals, the final sigma and punctuation make no difference;
// «Καζαντζάκης, Νίκος» and «Νίκος Καζαντζάκης» are one name. A first name without a comma is never taken for a surname:
// Henry James and James Henry are two people.

import { normalizeLetters } from '../../normalize-letters.ts'
import { slugOf } from '../../url/slug.ts'
import { printedName, readPersonName } from './person-name.ts'

/** Lower-case words without accents, Greek letters kept, final sigma like any other, with one space between them. */
export const normalizeWords = (text: string): string =>
  normalizeLetters(text)
    .replaceAll('ς', 'σ')
    .replace(/['’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "J. R. R. Tolkien", "J.R.R. Tolkien" and "JRR Tolkien" are one. */
const joinInitials = (words: string): string => words.replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '')

/** What a contributor is recognised by, from the printed or the filed form of the name, in the letters it is written in. */
export const matchKey = (name: string): string => joinInitials(normalizeWords(printedName(readPersonName(name))))

/** The place of a filed name in Latin letters: Greek in its usual Latin spelling. */
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

/** A house without «Εκδόσεις» and without its article: «Το Ροδακιό» stands under Ρ. «Εκδόσεις του …» is a whole name. */
export const publisherSortKey = (name: string): string =>
  normalizeWords(name).replace(/^(?:εκδοσεισ (?!του |τησ |των )|εκδοτικοσ οικοσ |ο |η |το |οι |τα |the )(?=.)/u, '')

/** What a house is recognised by: «Καστανιώτης», «Εκδόσεις Καστανιώτη» and «ΚΑΣΤΑΝΙΩΤΗΣ Α.Ε.» are one. */
export function publisherMatchKey(name: string): string {
  const words = joinInitials(publisherSortKey(name)).split(' ')
  const significant = words.filter((word, index) => index === 0 || !(legalForms.has(word) || trades.has(word)))
  return significant.join(' ').replace(/σ(?= |$)/gu, '')
}
