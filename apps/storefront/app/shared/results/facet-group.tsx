import { Icon } from '@stoa/ui/icon/icon'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { useTranslations } from 'use-intl'
import { toPriceFields } from './custom-price.ts'
import type { ShownFacet } from './facet-display.ts'
import { FacetValues } from './facet-values.tsx'
import styles from './filter-panel.module.css'
import type { ListData } from './list-data.ts'
import { LongList } from './long-list.tsx'
import { formFields } from './read-list-query.ts'
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

/** A custom price, beside the bands: two fields, applied by the button or Enter. */
function PriceFields({ facet, filterSelection }: { facet: ShownFacet; filterSelection: FilterSelection }) {
  const t = useTranslations('category')
  const chosen = filterSelection.chosen.find(({ kind }) => kind === 'Price')?.values ?? []
  const { from, to } = toPriceFields(
    chosen,
    facet.values.map(({ value }) => value),
  )
  return (
    <div className={styles.prices}>
      {(['priceFrom', 'priceTo'] as const).map((field) => (
        <label key={field}>
          <span className="sr">{t(`filters.${field}`)}</span>
          <input
            key={field === 'priceFrom' ? from : to}
            name={formFields[field]}
            defaultValue={field === 'priceFrom' ? from : to}
            placeholder={t(`filters.${field}Short`)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
          <span aria-hidden="true">€</span>
        </label>
      ))}
      <IconButton type="submit" icon="arrow-right" label={t('filters.priceApply')} outlined />
    </div>
  )
}
