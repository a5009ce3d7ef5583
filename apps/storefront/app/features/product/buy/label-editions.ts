// What tells the editions of one work apart: the binding first, then the language, and the house and the year only where two
// editions would otherwise be called the same.

import type { Product } from '@stoa/contract/catalogue'

type Edition = Product['editions'][number]

export interface EditionWords {
  binding(binding: NonNullable<Edition['binding']>): string
  language(language: NonNullable<Edition['bookLanguage']>): string
}

const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1

/** A label for each edition, in their order; every one different from the others as far as the facts allow. */
export function labelEditions(editions: readonly Edition[], words: EditionWords): string[] {
  const severalLanguages = differ(editions.map(({ bookLanguage }) => bookLanguage))
  const short = editions.map(({ binding, bookLanguage, publisher }) => {
    const parts = [
      binding && words.binding(binding),
      severalLanguages && bookLanguage !== null && words.language(bookLanguage),
    ].filter(Boolean)
    return parts.length > 0 ? parts.join(', ') : publisher
  })
  return editions.map(({ publisher, year }, index) => {
    const label = short[index] ?? publisher
    const namesakes = editions.filter((_, other) => short[other] === label)
    if (namesakes.length < 2) return label
    const sameHouse = namesakes.filter((one) => one.publisher === publisher).length > 1
    return [label, publisher, sameHouse && year].filter(Boolean).join(', ')
  })
}
