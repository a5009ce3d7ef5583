// Labels that distinguish the editions of one work: the binding first, then the language, and publisher and year only
// where two labels would otherwise be equal.

import type { Product } from '@stoa/contract/catalogue/catalogue'

type Edition = Product['editions'][number]

export interface EditionLabels {
  binding(binding: NonNullable<Edition['binding']>): string
  language(language: NonNullable<Edition['bookLanguage']>): string
}

const hasDifferent = (values: readonly unknown[]): boolean => new Set(values).size > 1

/** A label for each edition, in their order; unique as far as the data allows. */
export function labelEditions(editions: readonly Edition[], labels: EditionLabels): string[] {
  const hasSeveralLanguages = hasDifferent(editions.map(({ bookLanguage }) => bookLanguage))
  const shortLabels = editions.map(({ binding, bookLanguage, publisher }) => {
    const labelParts = [
      binding && labels.binding(binding),
      hasSeveralLanguages && bookLanguage !== null && labels.language(bookLanguage),
    ].filter(Boolean)
    return labelParts.length > 0 ? labelParts.join(', ') : publisher
  })
  return editions.map(({ publisher, year }, index) => {
    const label = shortLabels[index] ?? publisher
    const duplicates = editions.filter((_, otherIndex) => shortLabels[otherIndex] === label)
    if (duplicates.length < 2) return label
    const samePublisher = duplicates.filter((edition) => edition.publisher === publisher).length > 1
    return [label, publisher, samePublisher && year].filter(Boolean).join(', ')
  })
}
