import { useEffect, useRef, useSyncExternalStore } from 'react'
import styles from './toast.module.css'
import { ToastCard } from './toast-card.tsx'
import { readToasts, subscribeToToasts, type Toast } from './toast-store.ts'

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
