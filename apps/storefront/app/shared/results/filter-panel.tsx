import { nameOf } from '@stoa/contract/catalogue/filters'
import { Button } from '@stoa/ui/button/button'
import { type FormEvent, memo } from 'react'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../i18n/use-address.ts'
import { FacetGroup } from './facet-group.tsx'
import styles from './filter-panel.module.css'
import type { ListData } from './list-data.ts'
import { formFields, readFormFilters } from './read-list-query.ts'
import { type FilterSelection, toFilterKey } from './use-filter-selection.ts'

/** How many facets are open at first. */
const initiallyOpen = 6

interface FilterPanelProps {
  list: ListData
  filterSelection: FilterSelection
  /** By a dialog. */
  covered?: boolean
}

/**
 * All facets of a list: a plain form, which with JavaScript applies every tick at once. While a dialog covers it, it is not
 * rendered for ticks.
 */
export const FilterPanel = memo(Facets, (_, { covered }) => covered === true)

function Facets({ list, filterSelection }: FilterPanelProps) {
  const t = useTranslations('category')
  const address = useAddress()
  const { path, query, facets } = list
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    filterSelection.apply(readFormFilters(new URLSearchParams(fields)))
  }
  return (
    <form className={styles.panel} action={address(path)} method="get" onSubmit={submit}>
      {query.text !== '' && <input type="hidden" name="text" value={query.text} />}
      {query.view !== null && <input type="hidden" name="view" value={query.view} />}
      {query.sort !== 'Default' && <input type="hidden" name="sort" value={query.sort} />}
      {hiddenFilterKeys(list, filterSelection).map((filterKey) => (
        <input key={filterKey} type="hidden" name={formFields.value} value={filterKey} />
      ))}
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.name}
          list={list}
          facet={facet}
          filterSelection={filterSelection}
          open={index < initiallyOpen}
        />
      ))}
      <noscript>
        <Button type="submit" variant="secondary" wide>
          {t('apply')}
        </Button>
      </noscript>
    </form>
  )
}

/** Chosen values without a checkbox; a custom price has its own fields. */
const hiddenFilterKeys = ({ facets }: ListData, { chosen }: FilterSelection): string[] =>
  chosen.flatMap((filter) => {
    const name = nameOf(filter)
    const shownFacet = facets.find((facet) => facet.name === name)
    if (filter.kind === 'Price' && shownFacet) return []
    return filter.values
      .filter((value) => !shownFacet?.values.some((facetValue) => facetValue.value === value))
      .map((value) => toFilterKey(name, value))
  })
