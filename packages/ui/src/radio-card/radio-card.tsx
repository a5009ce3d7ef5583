import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './radio-card.module.css'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode
  help?: ReactNode
  /** At the right: a price, "free", or the logos of accepted cards. */
  price?: ReactNode
  /** Why it is not available; disables the choice and replaces the help. */
  disabledReason?: ReactNode
  /** Additional content, shown while it is selected. */
  children?: ReactNode
}

/** One choice of a group: inputs of one group share `name`, inside a fieldset with a legend. `register()` goes to the input. */
export function RadioCard({
  title,
  help,
  price,
  disabledReason,
  disabled,
  className,
  children,
  ...input
}: RadioCardProps) {
  const helpId = useId()
  const text = disabledReason ?? help
  return (
    <div className={classNames(styles.card, className)}>
      <label className={styles.row}>
        <input
          {...input}
          type="radio"
          disabled={disabled || Boolean(disabledReason)}
          aria-describedby={text ? helpId : undefined}
        />
        <span className={styles.text}>
          <b>{title}</b>
          {text && <small id={helpId}>{text}</small>}
        </span>
        {price && <span className={styles.price}>{price}</span>}
      </label>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  )
}
