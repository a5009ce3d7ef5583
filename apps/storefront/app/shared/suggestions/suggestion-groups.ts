// Suggestions as the list under the search box shows them: by kind, each with the address it leads to.

import type { ProductCard } from '@stoa/contract/catalogue'
import type { Suggestion } from '@stoa/contract/search'
import type { Language } from '@stoa/domain/language'
import { categoryPath, contributorPath, makersOf, productPath, publisherPath } from '../book-words.ts'

/** In the order in which they stand. */
const groupKinds = ['title', 'author', 'category', 'publisher', 'series'] as const
export type GroupKind = (typeof groupKinds)[number]

export interface ShownBook extends Pick<ProductCard, 'code' | 'coverFormat' | 'price'> {
  by: string
}

export interface Option {
  /** Among all options, from 0. */
  index: number
  name: string
  lang: Language
  /** Without language. */
  href: string
  book: ShownBook | null
}

export interface Group {
  kind: GroupKind
  options: Option[]
}

const most = 10

const pathOf = { title: productPath, author: contributorPath, category: categoryPath, publisher: publisherPath }

function hrefOf({ kind, name, url }: Suggestion): string {
  if (url === null || kind === 'series') return `/search-results?${new URLSearchParams({ text: name })}`
  return pathOf[kind]({ url })
}

const showBook = (product: ProductCard): ShownBook => ({
  ...{ code: product.code, coverFormat: product.coverFormat, price: product.price },
  by: makersOf(product),
})

export function groupSuggestions(suggestions: readonly Suggestion[]): Group[] {
  const first = suggestions.slice(0, most)
  let index = 0
  return groupKinds.flatMap((kind) => {
    const options = first
      .filter((one) => one.kind === kind)
      .map((one) => ({
        ...{ index: index++, name: one.name, lang: one.nameLanguage, href: hrefOf(one) },
        book: one.product ? showBook(one.product) : null,
      }))
    return options.length === 0 ? [] : [{ kind, options }]
  })
}
