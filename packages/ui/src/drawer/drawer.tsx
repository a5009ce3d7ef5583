import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { useModal } from '../dialog/use-modal.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './drawer.module.css'

type DrawerProps = {
  open: boolean
  /** Called by the close button, Esc and a click outside; the parent then sets `open` to false. */
  onClose: () => void
  /** Right is the cart (480 px, full width on a phone), left the menu (400 px, 88% of a phone). */
  side?: 'right' | 'left'
  title: ReactNode
  closeLabel: string
  /** Fixed below the scrolling content: total and the one primary button. */
  footer?: ReactNode
  /** Progress bar under the header while something is being saved. */
  busy?: boolean
  children: ReactNode
}

/** A modal panel from the side. Focus goes to its title, or to a child with `data-autofocus`, and back on close. */
export function Drawer({ open, onClose, side = 'right', title, closeLabel, footer, busy, children }: DrawerProps) {
  const titleId = useId()
  const { dialog, headingRef, present } = useModal(open, onClose)
  return (
    <dialog {...dialog} className={classNames(styles.drawer, side === 'left' && styles.left)} aria-labelledby={titleId}>
      {present && (
        <>
          <div className={classNames(styles.head, busy && styles.busy)}>
            <h2 id={titleId} ref={headingRef} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="x" iconSize="l" label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body} aria-busy={busy || undefined}>
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </>
      )}
    </dialog>
  )
}
