import { Icon } from '@stoa/ui/icon/icon'
import { useLocale, useTranslations } from 'use-intl'
import { RenderedPart } from '../../rendering/rendered-part.tsx'
import type { ShownFacet, ShownValue } from './facet-display.ts'
import styles from './filter-panel.module.css'
import { formatCount } from './format-count.ts'
import { formFields } from './read-list-query.ts'
import { type FilterSelection, toFilterKey } from './use-filter-selection.ts'

interface FacetValuesProps {
  facet: Pick<ShownFacet, 'name' | 'label'>
  values: readonly ShownValue[]
  filterSelection: FilterSelection
}

/** Ratings are exclusive: the lower one includes the higher ones. */
const isSingleChoice = (name: string): boolean => name === 'RatingBase5'

/**
 * Checkboxes with counts; those without results are folded at the end, disabled. A page has a hundred of them, so each
 * has as few elements as possible.
 */
export function FacetValues({ facet: { name, label }, values, filterSelection }: FacetValuesProps) {
  const t = useTranslations('category')
  const language = useLocale()
  const exclusive = isSingleChoice(name)
  const isChosen = ({ value }: ShownValue) => filterSelection.filterKeys.has(toFilterKey(name, value))
  const isEmpty = (shown: ShownValue) => shown.count === 0 && !isChosen(shown)
  const emptyValues = values.filter(isEmpty)
  const checkbox = (shown: ShownValue) => (
    <label key={shown.value} className={styles.value} data-depth={shown.depth}>
      <input
        type={exclusive ? 'radio' : 'checkbox'}
        name={formFields.value}
        value={toFilterKey(name, shown.value)}
        checked={isChosen(shown)}
        disabled={isEmpty(shown)}
        onChange={() => filterSelection.toggle(name, shown.value, exclusive)}
      />
      {shown.lang ? <span lang={shown.lang}>{shown.name} </span> : `${shown.name} `}
      <small>{formatCount(shown.count, language)}</small>
    </label>
  )
  return (
    <RenderedPart as="fieldset" aria-label={label} shows={['facet', name, values, values.filter(isChosen)]}>
      {() => (
        <>
          {values.filter((shown) => !isEmpty(shown)).map(checkbox)}
          {emptyValues.length > 0 && (
            <details className={styles.empty}>
              <summary>
                {t('filters.empty', { count: emptyValues.length })}
                <Icon name="chevron-down" size="s" />
              </summary>
              {emptyValues.map(checkbox)}
            </details>
          )}
        </>
      )}
    </RenderedPart>
  )
}
