import { classNames } from '../class-names.ts'
import styles from './icon.module.css'
import type { IconName } from './icon-nodes.ts'
import sprite from './icons.svg'

export type { IconName }

type IconProps = {
  name: IconName
  /** s 16, m 20, l 24, xl 34 px; the stroke thins as the icon grows. */
  size?: 's' | 'm' | 'l' | 'xl'
  className?: string
}

/** A symbol of the file of all icons. Hidden from screen readers: always needs a text. */
export function Icon({ name, size = 'm', className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, styles[size], className)} aria-hidden="true">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  )
}
