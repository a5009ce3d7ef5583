import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './quantity.module.css'
import type { QuantityLimit } from './read-quantity.ts'
import { type QuantityRule, useQuantity } from './use-quantity.ts'

export type QuantityProps = QuantityRule & {
  /** Accessible name of the field, with the book's title. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** The message for an invalid value: below `min`, above `max`, or not a whole number. */
  limitMessage: (limit: QuantityLimit) => string
}

/** − field +. A typed value is kept and explained, never clamped; it is reported on Enter or blur. */
export function Quantity(props: QuantityProps) {
  const { value, min = 1, label, decreaseLabel, increaseLabel, limitMessage } = props
  const { typed, limit, type, commit, step } = useQuantity(props)
  const messageId = useId()
  return (
    <div>
      <div className={styles.quantity}>
        <button type="button" aria-label={decreaseLabel} disabled={value <= min} onClick={() => step(-1)}>
          <Icon name="minus" size="s" />
        </button>
        <input
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={limit ? true : undefined}
          aria-describedby={messageId}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            commit()
          }}
        />
        <button type="button" aria-label={increaseLabel} onClick={() => step(1)}>
          <Icon name="plus" size="s" />
        </button>
      </div>
      <p className={styles.message} id={messageId} role="status">
        {limit && <Icon name="triangle-alert" />}
        {limit && limitMessage(limit)}
      </p>
    </div>
  )
}
