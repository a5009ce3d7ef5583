import { readFilters, toggleFilter, writeFilters } from '@stoa/contract/filters'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { writeCount } from '../../shared/results/count-words.ts'
import type { ListData } from '../../shared/results/list-data.ts'
import { writeListQuery } from '../../shared/results/list-query.ts'
import styles from './search-page.module.css'

const category = { kind: 'Category', attribute: null } as const
const most = 8

/** The shelves on which the results stand: the way to narrow them that most take. */
export function CategoryScopes({ list: { facets, query, path } }: { list: ListData }) {
  const t = useTranslations('search')
  const language = useLocale()
  const read = readFilters(query.filters)
  const filters = read.ok ? read.value : []
  const chosen = filters.find(({ kind }) => kind === 'Category')
  const values = facets.find(({ name }) => name === 'Category')?.values ?? []
  const scopes = values.filter(({ count, depth }) => count > 0 && depth === undefined).slice(0, most)
  if (chosen || scopes.length < 2) return null
  return (
    <ul className={styles.scopes} aria-label={t('scopes')}>
      {scopes.map(({ value, name, count, lang }) => {
        const next = writeFilters(toggleFilter(filters, category, value))
        return (
          <li key={value}>
            <Link href={`${path}${writeListQuery({ ...query, filters: next, page: 1 })}`} rel="nofollow">
              <span lang={lang}>{name}</span> <small>{writeCount(count, language)}</small>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
