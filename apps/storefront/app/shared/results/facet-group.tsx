import { Icon } from '@stoa/ui/icon/icon'
import { FacetValues } from './facet-values.tsx'
import styles from './filter-panel.module.css'
import type { ListData } from './list-data.ts'
import { LongList } from './long-list.tsx'
import { PriceFields } from './price-fields.tsx'
import type { ShownFacet } from './shown-facets.ts'
import type { Narrowing } from './use-narrowing.ts'

interface FacetGroupProps {
  list: ListData
  facet: ShownFacet
  narrowing: Narrowing
  open: boolean
}

/** One filter, folded or open. */
export function FacetGroup({ list, facet, narrowing, open }: FacetGroupProps) {
  const { name, label, values, all } = facet
  const chosen = values.filter(({ value }) => narrowing.marks.has(`${name}.${value}`)).length
  return (
    <details className={styles.group} open={open || chosen > 0}>
      <summary>
        <h3>{label}</h3>
        {chosen > 0 && <em>{chosen}</em>}
        <Icon name="chevron-down" size="s" />
      </summary>
      {all === undefined ? (
        <FacetValues facet={facet} values={values} narrowing={narrowing} />
      ) : (
        <LongList list={list} facet={facet} narrowing={narrowing} />
      )}
      {name === 'Price' && <PriceFields facet={facet} narrowing={narrowing} />}
    </details>
  )
}
