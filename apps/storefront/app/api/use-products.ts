import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { useQueries } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { loadProduct } from './product-batch.ts'

export interface LoadedProducts {
  /** The products loaded so far; null for an unknown one. */
  byId: ReadonlyMap<number, ProductCard | null>
  loading: boolean
  error: Error | null
}

/** Products by id, batched into as few calls as possible. Inside `ApiCache` only. */
export function useProducts(ids: readonly number[]): LoadedProducts {
  const language = useLocale()
  const uniqueIds = [...new Set(ids)]
  return useQueries({
    queries: uniqueIds.map((id) => ({ queryKey: ['product', language, id], queryFn: () => loadProduct(language, id) })),
    combine: (results) => ({
      byId: new Map(uniqueIds.flatMap((id, index) => entryOf(id, results[index]?.data))),
      loading: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error !== null)?.error ?? null,
    }),
  })
}

const entryOf = (id: number, product: ProductCard | null | undefined): [number, ProductCard | null][] =>
  product === undefined ? [] : [[id, product]]
