import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; help?: ReactNode }

/** On or off at once, without a form to send. `register()` and `ref` go to the input. */
export function Switch({ label, help, className, ...input }: SwitchProps) {
  return (
    <label className={classNames(styles.row, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself */}
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
    </label>
  )
}
