import { nameOf } from '@stoa/contract/filters'
import { Button } from '@stoa/ui/button/button'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../i18n/use-address.ts'
import { FacetGroup } from './facet-group.tsx'
import styles from './filter-panel.module.css'
import type { ListData } from './list-data.ts'
import { foldFilters, formFields } from './read-list-query.ts'
import { markOf, type Narrowing } from './use-narrowing.ts'

/** So many stand open at first. */
const firstOpen = 6

/** All filters of a list: a plain form, which with script answers to every tick. */
export function FilterPanel({ list, narrowing }: { list: ListData; narrowing: Narrowing }) {
  const t = useTranslations('category')
  const address = useAddress()
  const { path, query, facets } = list
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    narrowing.go(foldFilters(new URLSearchParams(fields)))
  }
  return (
    <form className={styles.panel} action={address(path)} method="get" onSubmit={submit}>
      {query.text !== '' && <input type="hidden" name="text" value={query.text} />}
      {query.view !== null && <input type="hidden" name="view" value={query.view} />}
      {query.sort !== 'Default' && <input type="hidden" name="sort" value={query.sort} />}
      {unseen(list, narrowing).map((mark) => (
        <input key={mark} type="hidden" name={formFields.value} value={mark} />
      ))}
      {facets.map((facet, index) => (
        <FacetGroup key={facet.name} list={list} facet={facet} narrowing={narrowing} open={index < firstOpen} />
      ))}
      <noscript>
        <Button type="submit" variant="secondary" wide>
          {t('apply')}
        </Button>
      </noscript>
    </form>
  )
}

/** What is chosen and no tick shows; a price of one's own stands in its fields. */
const unseen = ({ facets }: ListData, { chosen }: Narrowing): string[] =>
  chosen.flatMap((one) => {
    const name = nameOf(one)
    const offered = facets.find((facet) => facet.name === name)
    if (one.kind === 'Price' && offered) return []
    return one.values
      .filter((value) => !offered?.values.some((other) => other.value === value))
      .map((value) => markOf(name, value))
  })
