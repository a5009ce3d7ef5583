import { Icon } from '@stoa/ui/icon/icon'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ShownFacet, ShownValue } from './facet-display.ts'
import { FacetValues } from './facet-values.tsx'
import styles from './filter-panel.module.css'
import type { ListData } from './list-data.ts'
import type { FilterSelection } from './use-filter-selection.ts'

interface LongListProps {
  list: ListData
  facet: ShownFacet
  filterSelection: FilterSelection
}

/** The first values, by count; then all of them in alphabetical order, or those that match a text. */
export function LongList({ list, facet, filterSelection }: LongListProps) {
  const t = useTranslations('category')
  const language = useLocale()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState(false)
  const { name, label, values, valueTotal = values.length } = facet
  const results = useFilterValues(list, name, open || search !== '', search.trim())
  const visibleValues = Array.isArray(results) ? byAlphabet(results, language) : values
  return (
    <>
      <label className={styles.find}>
        <span className="sr">{t('filters.find', { label })}</span>
        <Icon name="search" size="s" />
        <input
          type="search"
          value={search}
          placeholder={t('filters.findShort')}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <div className={Array.isArray(results) ? styles.scroll : undefined}>
        <FacetValues facet={facet} values={visibleValues} filterSelection={filterSelection} />
      </div>
      <p className={styles.note} role="status">
        {results === 'failed' && t('filters.failed')}
        {Array.isArray(results) && search.trim() !== '' && t('filters.found', { count: results.length })}
        {Array.isArray(results) &&
          search.trim() === '' &&
          valueTotal > results.length &&
          t('filters.more', { count: results.length })}
      </p>
      <button type="button" className={styles.all} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('filters.fewer') : t('filters.all', { kind: name, count: valueTotal })}
      </button>
    </>
  )
}

const byAlphabet = (values: readonly ShownValue[], language: string): ShownValue[] => {
  const { compare } = new Intl.Collator(language)
  return values.toSorted((a, b) => compare(a.name, b.name))
}

const debounceMs = 150

/** More values of a facet, on demand: null until they are loaded, 'failed' on an error. */
function useFilterValues(list: ListData, name: string, enabled: boolean, search: string) {
  const language = useLocale()
  const { categoryId, query, base } = list
  const { filters } = query
  const baseFilters = base.filters
  const [values, setValues] = useState<ShownValue[] | 'failed' | null>(null)
  useEffect(() => {
    if (!enabled) return setValues(null)
    const abortController = new AbortController()
    const load = async () => {
      const { loadFilterValues } = await import('./load-filter-values.ts')
      const input = { name, search, filters, baseFilters, categoryId }
      const results = await loadFilterValues(language, input, abortController.signal)
      if (!abortController.signal.aborted) setValues(results ?? 'failed')
    }
    const timer = setTimeout(load, search === '' ? 0 : debounceMs)
    return () => {
      clearTimeout(timer)
      abortController.abort()
    }
  }, [enabled, language, name, search, filters, baseFilters, categoryId])
  return values
}
