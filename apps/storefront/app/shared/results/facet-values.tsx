import { useLocale } from 'use-intl'
import { writeCount } from './count-words.ts'
import styles from './filter-panel.module.css'
import { formFields } from './read-list-query.ts'
import type { ShownFacet, ShownValue } from './shown-facets.ts'
import { markOf, type Narrowing } from './use-narrowing.ts'

interface FacetValuesProps {
  facet: Pick<ShownFacet, 'name' | 'label'>
  values: readonly ShownValue[]
  narrowing: Narrowing
}

/** Of ratings one is enough: the lower one holds the higher ones. */
const isSingle = (name: string): boolean => name === 'RatingBase5'

/**
 * Ticks, with how many titles each would show. What would show none stays in its place and cannot be pressed. A page has a
 * hundred of them, so each is as few elements as can be.
 */
export function FacetValues({ facet: { name, label }, values, narrowing }: FacetValuesProps) {
  const language = useLocale()
  const alone = isSingle(name)
  return (
    <fieldset aria-label={label}>
      {values.map(({ value, name: words, count, lang, depth }) => {
        const mark = markOf(name, value)
        const checked = narrowing.marks.has(mark)
        return (
          <label key={value} className={styles.value} data-depth={depth}>
            <input
              type={alone ? 'radio' : 'checkbox'}
              name={formFields.value}
              value={mark}
              checked={checked}
              disabled={count === 0 && !checked}
              onChange={() => narrowing.choose(name, value, alone)}
            />
            {lang ? <span lang={lang}>{words} </span> : `${words} `}
            <small>{writeCount(count, language)}</small>
          </label>
        )
      })}
    </fieldset>
  )
}
