import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** Accessible name of the action; includes the title of its object. */
  label: string
  iconSize?: 's' | 'm' | 'l'
  /** A toggle's state: filled icon and aria-pressed. Leave out for a plain action. */
  pressed?: boolean
  /** The square, outlined variant used in forms. */
  outlined?: boolean
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, iconSize, pressed, outlined, className, type = 'button', ...button } = props
  return (
    <button
      {...button}
      type={type}
      className={classNames(styles.button, outlined && styles.outlined, className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  )
}
