import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import type { ListData } from './list-data.ts'
import type { ShownValue } from './shown-facets.ts'

const pause = 150

/** More values of a filter, once they are wanted: null until they are there, 'failed' when they cannot be had. */
export function useFilterValues(list: ListData, name: string, wanted: boolean, words: string) {
  const language = useLocale()
  const { categoryId, query } = list
  const { filters } = query
  const [values, setValues] = useState<ShownValue[] | 'failed' | null>(null)
  useEffect(() => {
    if (!wanted) return setValues(null)
    const aborter = new AbortController()
    const ask = async () => {
      const { loadFilterValues } = await import('./load-filter-values.ts')
      const found = await loadFilterValues(language, { name, words, filters, categoryId }, aborter.signal)
      if (!aborter.signal.aborted) setValues(found ?? 'failed')
    }
    const timer = setTimeout(ask, words === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [wanted, language, name, words, filters, categoryId])
  return values
}
