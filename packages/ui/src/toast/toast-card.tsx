import { useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './toast.module.css'
import { dismissToast, type Toast } from './toast-store.ts'

const visibleDuration = 3000

/** One message. Its timer pauses while it is hovered or focused, and then restarts. */
export function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => dismissToast(toast.id), visibleDuration)
    return () => clearTimeout(timer)
  }, [paused, toast.id])
  return (
    <li
      className={classNames(styles.toast, toast.tone === 'error' && styles.error)}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
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
