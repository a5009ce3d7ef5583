import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import type { ShownValue } from './facet-display.ts'
import type { ListData } from './list-data.ts'

const debounceMs = 150

/** More values of a facet, on demand: null until they are loaded, 'failed' on an error. */
export function useFilterValues(list: ListData, name: string, enabled: boolean, search: string) {
  const language = useLocale()
  const { categoryId, query } = list
  const { filters } = query
  const [values, setValues] = useState<ShownValue[] | 'failed' | null>(null)
  useEffect(() => {
    if (!enabled) return setValues(null)
    const abortController = new AbortController()
    const load = async () => {
      const { loadFilterValues } = await import('./load-filter-values.ts')
      const results = await loadFilterValues(language, { name, search, filters, categoryId }, abortController.signal)
      if (!abortController.signal.aborted) setValues(results ?? 'failed')
    }
    const timer = setTimeout(load, search === '' ? 0 : debounceMs)
    return () => {
      clearTimeout(timer)
      abortController.abort()
    }
  }, [enabled, language, name, search, filters, categoryId])
  return values
}
