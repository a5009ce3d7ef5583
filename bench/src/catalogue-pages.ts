// Addresses of lists to measure, each requested once, so that no answer comes from a cache.

import { listCategoryTree } from '@stoa/contract/catalogue/categories'
import type { FilterName } from '@stoa/contract/catalogue/filters'
import { type FacetCounts, listProductsByCategory, productSorts } from '@stoa/contract/catalogue/listing'
import { ask, shopClient } from './shop-sample.ts'

export interface MeasuredCategory {
  id: number
  url: string
  products: number
}

/** One with about a tenth of all products, and one of the small ones that fill a page. */
export async function measuredCategories(
  origin: string,
): Promise<{ large: MeasuredCategory; small: MeasuredCategory }> {
  const tree = await ask(shopClient(origin), listCategoryTree, {})
  const { total } = await ask(shopClient(origin), listProductsByCategory, { pageSize: 1 })
  const parents = new Set(tree.map(({ parentId }) => parentId))
  const leaves = tree
    .filter(({ id, productCount }) => !parents.has(id) && productCount > 100)
    .map(({ id, url, productCount }) => ({ id, url, products: productCount }))
    .sort((a, b) => Math.abs(a.products - total / 10) - Math.abs(b.products - total / 10))
  const [large, small] = [leaves[0], leaves.toSorted((a, b) => a.products - b.products)[0]]
  if (!large || !small) throw new Error('the shop has no full categories')
  return { large, small }
}

export interface Choice extends FilterName {
  value: string
  count: number
}

export const choicesOf = (facets: FacetCounts): Choice[] =>
  facets.flatMap(({ kind, attribute, values }) =>
    values.filter(({ count }) => count > 0).map(({ value, count }) => ({ kind, attribute, value, count })),
  )

/** Single filters and pairs of filters, as people click them. */
export function expressionsOf(facets: FacetCounts, limit: number): string[] {
  const texts = choicesOf(facets)
    .filter(({ kind }) => kind !== 'Category')
    .map(({ kind, attribute, value }) => `${attribute === null ? kind : `${kind}-${attribute}`}.${value}`)
  const pairs = texts.flatMap((text, index) => {
    const otherText = texts[(index * 7 + 3) % texts.length] ?? text
    const isSameFilter = otherText.split('.')[0] === text.split('.')[0]
    return isSameFilter ? [text] : [text, `${text}_${otherText}`]
  })
  return [...new Set(pairs)].slice(0, limit)
}

const listPath = (id: number | null, query: Record<string, string>): string => {
  const params = new URLSearchParams({ ...(id === null ? {} : { id: String(id) }), ...query })
  return `/api/el${listProductsByCategory.path}?${params}`
}

/** The category without filters, page after page, and then with many combinations of filters. */
export const categoryPaths = (id: number, expressions: readonly string[], pages: number): string[] => [
  ...Array.from({ length: pages }, (_, index) => listPath(id, { page: String(index + 1) })),
  ...expressions.map((q) => listPath(id, { q })),
]

/** Every sort order of a category and of the whole shop. */
export const sortPaths = (ids: readonly (number | null)[], page: number): string[] =>
  productSorts.flatMap((sort) => ids.map((id) => listPath(id, { sort, page: String(page) })))
