import { useLocale } from 'use-intl'
import { writeCount } from './count-words.ts'
import styles from './filter-panel.module.css'
import { formFields } from './read-list-query.ts'
import type { ShownValue } from './shown-facets.ts'
import { markOf, type Narrowing } from './use-narrowing.ts'

interface FacetValuesProps {
  name: string
  values: readonly ShownValue[]
  narrowing: Narrowing
}

/** Of ratings one is enough: the lower one holds the higher ones. */
const isSingle = (name: string): boolean => name === 'RatingBase5'

/** Ticks, with how many titles each would show. What would show none stays in its place and cannot be pressed. */
export function FacetValues({ name, values, narrowing }: FacetValuesProps) {
  const language = useLocale()
  const alone = isSingle(name)
  return (
    <ul>
      {values.map(({ value, name: words, count, lang, depth }) => {
        const mark = markOf(name, value)
        const checked = narrowing.marks.has(mark)
        return (
          <li key={value}>
            <label className={styles.value} data-depth={depth}>
              <input
                type={alone ? 'radio' : 'checkbox'}
                name={formFields.value}
                value={mark}
                checked={checked}
                disabled={count === 0 && !checked}
                onChange={() => narrowing.choose(name, value, alone)}
              />
              <span lang={lang}>{words}</span>
              <small>{writeCount(count, language)}</small>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
