import { useLocale } from 'use-intl'
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
 * Checkboxes with counts. A value without results stays in place, disabled. A page has a hundred of them, so each has
 * as few elements as possible.
 */
export function FacetValues({ facet: { name, label }, values, filterSelection }: FacetValuesProps) {
  const language = useLocale()
  const exclusive = isSingleChoice(name)
  return (
    <fieldset aria-label={label}>
      {values.map(({ value, name: valueName, count, lang, depth }) => {
        const filterKey = toFilterKey(name, value)
        const checked = filterSelection.filterKeys.has(filterKey)
        return (
          <label key={value} className={styles.value} data-depth={depth}>
            <input
              type={exclusive ? 'radio' : 'checkbox'}
              name={formFields.value}
              value={filterKey}
              checked={checked}
              disabled={count === 0 && !checked}
              onChange={() => filterSelection.toggle(name, value, exclusive)}
            />
            {lang ? <span lang={lang}>{valueName} </span> : `${valueName} `}
            <small>{formatCount(count, language)}</small>
          </label>
        )
      })}
    </fieldset>
  )
}
