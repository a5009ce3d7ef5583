import { Icon } from '@stoa/ui/icon/icon'
import type { ShownFacet } from './facet-display.ts'
import { FacetValues } from './facet-values.tsx'
import styles from './filter-panel.module.css'
import type { ListData } from './list-data.ts'
import { LongList } from './long-list.tsx'
import { PriceFields } from './price-fields.tsx'
import type { FilterSelection } from './use-filter-selection.ts'

interface FacetGroupProps {
  list: ListData
  facet: ShownFacet
  filterSelection: FilterSelection
  open: boolean
}

/** One facet, collapsed or open. */
export function FacetGroup({ list, facet, filterSelection, open }: FacetGroupProps) {
  const { name, label, values, valueTotal } = facet
  const chosen = values.filter(({ value }) => filterSelection.filterKeys.has(`${name}.${value}`)).length
  return (
    <details className={styles.group} open={open || chosen > 0}>
      <summary>
        <h3>{label}</h3>
        {chosen > 0 && <em>{chosen}</em>}
        <Icon name="chevron-down" size="s" />
      </summary>
      {valueTotal === undefined ? (
        <FacetValues facet={facet} values={values} filterSelection={filterSelection} />
      ) : (
        <LongList list={list} facet={facet} filterSelection={filterSelection} />
      )}
      {name === 'Price' && <PriceFields facet={facet} filterSelection={filterSelection} />}
    </details>
  )
}
