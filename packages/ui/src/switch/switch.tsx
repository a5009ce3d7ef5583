import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  help?: ReactNode
  icon?: IconName
}

/** What is on or off, and acts at once: a native checkbox at the end of its row. */
export function Switch({ label, help, icon, className, ...input }: SwitchProps) {
  const id = useId()
  return (
    <label className={classNames(styles.row, className)}>
      {icon && <Icon name={icon} />}
      <span>
        <span id={`${id}-label`}>{label}</span>
        {help && <small id={`${id}-help`}>{help}</small>}
      </span>
      <input
        {...input}
        type="checkbox"
        aria-labelledby={input['aria-label'] ? undefined : `${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
      />
    </label>
  )
}
