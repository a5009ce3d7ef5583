import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './toast.module.css'
import { dismissToast, readToasts, subscribeToToasts, type Toast } from './toast-store.ts'

const noToasts: readonly Toast[] = []

/** The container of toasts; once, in the root. A popover, so that an open drawer does not cover them. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => noToasts)
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined && region.current?.matches(':popover-open')) region.current.hidePopover()
    region.current?.showPopover()
  }, [newest])
  const cards = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />)
  return (
    <section className={styles.region} popover="manual" ref={region} aria-label={label}>
      <div role="status">
        <ul>{cards('info')}</ul>
      </div>
      <div role="alert">
        <ul>{cards('error')}</ul>
      </div>
    </section>
  )
}

const visibleDuration = 3000

/** One message. Its timer pauses while it is hovered or focused, and then restarts. */
function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
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
