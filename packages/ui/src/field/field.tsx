import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

export type FieldLabels = {
  label: ReactNode
  /** "(optional)": required fields are not marked. */
  optional?: ReactNode
  help?: ReactNode
  /** The error and how to correct it; replaces the help. */
  error?: ReactNode
  /** Shown for a valid value, such as the town of a postal code. */
  valid?: ReactNode
}

/** Attributes that connect a control with its label and message. */
export type ControlProps = {
  id: string
  className?: string
  'aria-invalid'?: true
  'aria-describedby'?: string
  'data-valid'?: ''
}

type FieldProps = FieldLabels & { id?: string; className?: string; children: (control: ControlProps) => ReactNode }

/** Label above, message below, whatever the control is. */
export function Field({ label, optional, help, error, valid, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const messageId = `${controlId}-message`
  const message = error || valid || help
  const control: ControlProps = {
    id: controlId,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': message ? messageId : undefined,
    'data-valid': !error && valid ? '' : undefined,
  }
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children(control)}
      {message && (
        <p className={classNames(styles.hint, error ? styles.error : valid && styles.good)} id={messageId}>
          {error ? <Icon name="triangle-alert" /> : valid && <Icon name="circle-check" />}
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
