import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { nextTab } from './next-tab.ts'
import styles from './tabs.module.css'

export type Tab = { id: string; label: ReactNode; content: ReactNode; disabled?: boolean }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** The chosen tab's id; the page keeps it in its address, so that a tab can be linked to. */
  selected: string
  onSelect: (id: string) => void
}

/** All panels are in the page (for print and search), one is shown. Arrow keys, Home and End move and choose. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  function move(event: KeyboardEvent) {
    const next = nextTab(tabs, selected, event.key)
    if (next === undefined) return
    event.preventDefault()
    onSelect(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          className={styles.panel}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          hidden={id !== selected}
        >
          {content}
        </div>
      ))}
    </>
  )
}
