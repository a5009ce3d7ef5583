// Suggestions as the list under the search box shows them: by kind, each with its URL.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Suggestion } from '@stoa/contract/catalogue/search'
import type { Language } from '@stoa/domain/language'
import {
  categoryPath,
  contributorNames,
  contributorPath,
  pagePath,
  productPath,
  publisherPath,
} from '../book-display.ts'

/** In display order. */
const groupKinds = ['title', 'author', 'category', 'publisher', 'series', 'page'] as const
export type GroupKind = (typeof groupKinds)[number]

export interface ShownBook
  extends Pick<ProductCard, 'cover' | 'coverFormat' | 'coverColor' | 'kind' | 'price' | 'englishTitle'> {
  by: string
}

export interface Option {
  /** Index among all options, from 0. */
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

const maxSuggestions = 10

const pathBuilders = {
  title: productPath,
  author: contributorPath,
  category: categoryPath,
  publisher: publisherPath,
  page: pagePath,
}

function hrefOf({ kind, name, url }: Suggestion): string {
  if (url === null || kind === 'series') return `/search-results?${new URLSearchParams({ text: name })}`
  return pathBuilders[kind]({ url })
}

/** Of several books of one name and author, publisher and year tell which is which. */
function detailsOf(product: ProductCard, all: readonly Suggestion[]): string {
  const names = contributorNames(product)
  const isAlike = (other: ProductCard): boolean =>
    other.id !== product.id && other.name === product.name && contributorNames(other) === names
  if (!all.some((other) => other.product && isAlike(other.product))) return names
  return [names, product.publisher, product.year].filter((part) => part !== null && part !== '').join(', ')
}

const toShownBook = (product: ProductCard, all: readonly Suggestion[]): ShownBook => ({
  cover: product.cover,
  coverFormat: product.coverFormat,
  coverColor: product.coverColor,
  kind: product.kind,
  price: product.price,
  englishTitle: product.englishTitle,
  by: detailsOf(product, all),
})

export function groupSuggestions(suggestions: readonly Suggestion[]): Group[] {
  const visible = suggestions.slice(0, maxSuggestions)
  let index = 0
  return groupKinds.flatMap((kind) => {
    const options = visible
      .filter((suggestion) => suggestion.kind === kind)
      .map((suggestion) => ({
        index: index++,
        name: suggestion.name,
        lang: suggestion.nameLanguage,
        href: hrefOf(suggestion),
        book: suggestion.product ? toShownBook(suggestion.product, visible) : null,
      }))
    return options.length === 0 ? [] : [{ kind, options }]
  })
}
