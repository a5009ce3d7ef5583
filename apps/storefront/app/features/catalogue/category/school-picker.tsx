import { readFilters, writeFilters } from '@stoa/contract/catalogue/filters'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import chips from '../../../shared/chips.module.css'
import type { ShownFacet } from '../../../shared/results/facet-display.ts'
import { formatCount } from '../../../shared/results/format-count.ts'
import type { ListData } from '../../../shared/results/list-data.ts'
import { writeListQuery } from '../../../shared/results/list-query.ts'
import styles from './school-picker.module.css'

/** The picker of school books: first the class, then the subject. */
const schoolFilters = ['Attribute-grade', 'Attribute-lesson'] as const

/** Shown wherever a list has books for classes or lessons. */
export function SchoolPicker({ list }: { list: ListData }) {
  const t = useTranslations('category')
  const facets = schoolFilters.flatMap((name) => list.facets.find((facet) => facet.name === name) ?? [])
  if (facets.length === 0) return null
  return (
    <section className={styles.picker} aria-label={t('school.title')}>
      {facets.map((facet) => (
        <div key={facet.name}>
          <h2>{t(facet.name === 'Attribute-grade' ? 'school.grade' : 'school.lesson')}</h2>
          <ul className={`${chips.chips} ${chips.tall} ${chips.strong}`}>
            {facet.values.map((value) => (
              <li key={value.value}>
                <Choice list={list} facet={facet} value={value} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface ChoiceProps {
  list: ListData
  facet: ShownFacet
  value: ShownFacet['values'][number]
}

/** Selects one class or subject in place of another; pressed again it is removed. */
function Choice({ list: { query, path }, facet, value }: ChoiceProps) {
  const language = useLocale()
  const parsed = readFilters(query.filters)
  const filters = parsed.ok ? parsed.value : []
  const attribute = facet.name.slice('Attribute-'.length)
  const otherFilters = filters.filter((filter) => filter.attribute !== attribute)
  const chosen = filters.some((filter) => filter.attribute === attribute && filter.values.includes(value.value))
  const label = (
    <>
      <span lang={value.lang}>{value.name}</span> <small>{formatCount(value.count, language)}</small>
    </>
  )
  if (value.count === 0 && !chosen) return <span className={`${chips.chip} ${styles.none}`}>{label}</span>
  const next = chosen
    ? otherFilters
    : [...otherFilters, { kind: 'Attribute' as const, attribute, values: [value.value] }]
  const href = `${path}${writeListQuery({ ...query, filters: writeFilters(next), page: 1 })}`
  return (
    <Link href={href} rel="nofollow" className={chips.chip} aria-current={chosen ? 'true' : undefined}>
      {label}
    </Link>
  )
}
