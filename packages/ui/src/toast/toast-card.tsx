import { useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './toast.module.css'
import { dismissToast, type Toast } from './toast-store.ts'

const shownFor = 3000

/** One message. Its time stands still while it is pointed at or holds the focus, and starts again after. */
export function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), shownFor)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  return (
    <li
      className={classNames(styles.toast, toast.tone === 'error' && styles.error)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.tone === 'error' ? 'triangle-alert' : 'circle-check'} />
      <span>{toast.message}</span>
      <IconButton
        icon="x"
        iconSize="s"
        label={closeLabel}
        className={styles.close}
        onClick={() => dismissToast(toast.id)}
      />
    </li>
  )
}
