import { type ComponentProps, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './rating-input.module.css'

type RatingInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'children' | 'className'> & {
  legend: string
  /** "3 stars out of 5". */
  starLabel: (stars: number) => string
  error?: string
  defaultValue?: number
}

const stars = [1, 2, 3, 4, 5]

/** Five radio stars of 44 px; arrow keys choose. `register()` goes to each star. */
export function RatingInput({ legend, starLabel, error, defaultValue, ...input }: RatingInputProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {stars.map((value) => (
          <label key={value}>
            <input
              {...input}
              type="radio"
              value={value}
              aria-label={starLabel(value)}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === value}
            />
            <Icon name="star" />
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="triangle-alert" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
