// The words of a product as they are kept for ranking: folded, in one line, a space between them. What a word also says
// follows it with a point in front: «Τόμος Β΄ Γυμνασίου» is kept as `τομοσ β .2 γυμνασιου .gim2`.

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
