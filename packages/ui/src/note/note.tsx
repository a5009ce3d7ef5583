import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './note.module.css'

const icons = { info: 'info', ok: 'circle-check', warn: 'triangle-alert', bad: 'circle-x' } as const satisfies Record<
  string,
  IconName
>

type NoteProps = {
  tone?: keyof typeof icons
  icon?: IconName
  /** `status` or `alert` when the note appears after something the shopper did. */
  role?: 'status' | 'alert'
  className?: string
  children: ReactNode
}

/** A sentence that explains, in the flow of the page. */
export function Note({ tone = 'info', icon = icons[tone], role, className, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone], className)} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
