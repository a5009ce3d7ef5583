// The words of a product as stored for ranking: folded, in one line, separated by a space. The number or grade that a
// word stands for follows it with a point: «Τόμος Β΄ Γυμνασίου» is stored as `τομοσ β .2 γυμνασιου .gim2`.

import { readTerms } from './read-terms.ts'

export const isMarker = (word: string): boolean => word.startsWith('.')

/** `texts`: a title, the forms of a name. */
export function rankedWords(text: string): string {
  const { terms, grades } = readTerms(text)
  return terms
    .flatMap(({ literal, number }, index) => [
      literal,
      ...(number === null ? [] : [`.${number}`]),
      ...grades.filter(({ end }) => end === index + 1).flatMap((phrase) => phrase.grades.map((grade) => `.${grade}`)),
    ])
    .join(' ')
}
