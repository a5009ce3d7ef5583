import { valueOrThrow } from '@stoa/browser/query/refused'
import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { searchProducts } from '@stoa/contract/catalogue/search'
import { canBeBought, isOrderedAhead } from '@stoa/domain/catalogue/availability'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'

const shownThings = 8
const pauseMs = 250

/** What goes into a box: plain products that can be had now. */
const fits = ({ kind, availability, dimensions }: ProductCard): boolean =>
  kind === 'product' &&
  canBeBought(availability) &&
  !isOrderedAhead(availability) &&
  (dimensions.length === 0 || dimensions.some(({ quantity }) => quantity > 0))

/** `text` once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** The products that a text finds and that fit into a box; without a text, those bought most. */
export function useThings(typed: string) {
  const language = useLocale()
  const text = usePaused(typed.trim())
  const query = useQuery({
    queryKey: ['things', language, text],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const input = { text, pageSize: 40, withFacets: false, ...(text === '' && { sort: 'Bestseller' as const }) }
      const found = valueOrThrow(await browserClient(language).call(searchProducts, input, { signal }))
      return found.items.filter(fits).slice(0, shownThings)
    },
  })
  return {
    things: query.data,
    /** What is shown belongs to an earlier text. */
    isStale: query.isPlaceholderData || text !== typed.trim(),
    error: query.error,
    retry: () => void query.refetch(),
  }
}
