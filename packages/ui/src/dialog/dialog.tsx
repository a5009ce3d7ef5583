import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  /** Called by the close button, Esc and a click outside; the parent then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** plain 520, wide 940 px; under 720 px both are bottom sheets. */
  size?: 'plain' | 'wide'
  /** The artwork beside the content, from 1024 px. */
  panel?: ReactNode
  /** Before the title: the link to another view of the same dialog. */
  above?: ReactNode
  children: ReactNode
}

/** A modal. Focus goes to the title, or to a child with `data-autofocus`, and back to the opener on close. */
export function Dialog({ open, onClose, title, closeLabel, size = 'plain', panel, above, children }: DialogProps) {
  const titleId = useId()
  const { dialog, headingRef, present } = useModal(open, onClose)
  return (
    <dialog
      {...dialog}
      className={classNames(styles.dialog, size === 'wide' && styles.wide, Boolean(panel) && styles.withPanel)}
      aria-labelledby={titleId}
    >
      {present && (
        <>
          {panel && <div className={styles.panel}>{panel}</div>}
          <div className={styles.body}>
            {above}
            <h2 className={styles.title} id={titleId} ref={headingRef} tabIndex={-1}>
              {title}
            </h2>
            {children}
          </div>
          <IconButton className={styles.close} icon="x" iconSize="l" label={closeLabel} onClick={onClose} />
        </>
      )}
    </dialog>
  )
}
