import { readFilters, toggleFilter, writeFilters } from '@stoa/contract/catalogue/filters'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { formatCount } from '../../../shared/results/format-count.ts'
import type { ListData } from '../../../shared/results/list-data.ts'
import { writeListQuery } from '../../../shared/results/list-query.ts'
import styles from './search-page.module.css'

const category = { kind: 'Category', attribute: null } as const
const maxScopes = 8

/** The categories of the results: the filter used most. */
export function CategoryScopes({ list: { facets, query, path } }: { list: ListData }) {
  const t = useTranslations('search')
  const language = useLocale()
  const parsed = readFilters(query.filters)
  const filters = parsed.ok ? parsed.value : []
  const chosen = filters.find(({ kind }) => kind === 'Category')
  const values = facets.find(({ name }) => name === 'Category')?.values ?? []
  const scopes = values.filter(({ count, depth }) => count > 0 && depth === undefined).slice(0, maxScopes)
  if (chosen || scopes.length < 2) return null
  return (
    <ul className={styles.scopes} aria-label={t('scopes')}>
      {scopes.map(({ value, name, count, lang }) => {
        const next = writeFilters(toggleFilter(filters, category, value))
        return (
          <li key={value}>
            <Link href={`${path}${writeListQuery({ ...query, filters: next, page: 1 })}`} rel="nofollow">
              <span lang={lang}>{name}</span> <small>{formatCount(count, language)}</small>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
