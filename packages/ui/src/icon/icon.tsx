import { classNames } from '../class-names.ts'
import styles from './icon.module.css'
import type { IconName } from './icon-nodes.ts'

export type { IconName }

type IconProps = {
  name: IconName
  /** s 16, m 20, l 24, xl 34 px; the stroke thins as the icon grows. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** Only for an icon that stands without words; otherwise it is hidden from assistive technology. */
  label?: string
  className?: string
}

/** Draws a symbol of `<IconSprite>`, which the page's root renders once. */
export function Icon({ name, size = 'm', label, className }: IconProps) {
  const classes = classNames(styles.icon, styles[size], className)
  const shape = <use href={`#i-${name}`} />
  if (!label) {
    return (
      <svg className={classes} aria-hidden="true">
        {shape}
      </svg>
    )
  }
  return (
    <svg className={classes} role="img" aria-label={label}>
      {shape}
    </svg>
  )
}
