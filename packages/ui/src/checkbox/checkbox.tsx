import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
}

/** A native checkbox in a 44 px row; `ref` and `register()` go to the input. */
export function Checkbox({ label, help, error, className, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className={styles.checkbox}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        <span>
          {label}
          {help && <small>{help}</small>}
        </span>
      </label>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="triangle-alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
