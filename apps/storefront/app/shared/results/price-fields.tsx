import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { useTranslations } from 'use-intl'
import { toPriceFields } from './custom-price.ts'
import type { ShownFacet } from './facet-display.ts'
import styles from './filter-panel.module.css'
import { formFields } from './read-list-query.ts'
import type { FilterSelection } from './use-filter-selection.ts'

/** A custom price, beside the bands: two fields, applied by the button or Enter. */
export function PriceFields({ facet, filterSelection }: { facet: ShownFacet; filterSelection: FilterSelection }) {
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
