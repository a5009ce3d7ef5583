import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { OptionRow } from './option-row.tsx'
import { RecentList } from './recent-list.tsx'
import { loadRecent, saveRecent } from './recent-searches.ts'
import styles from './suggest-panel.module.css'
import type { Group } from './suggestion-groups.ts'
import { type Combobox, useCombobox } from './use-combobox.ts'

export interface SuggestPanelProps {
  listId: string
  input: HTMLInputElement
  /** Called when the list opens or closes, or another option becomes active. */
  onChange: (state: Combobox) => void
}

/** Below the search box: suggestions by kind, or recent searches before any input. */
export function SuggestPanel({ listId, input, onChange }: SuggestPanelProps) {
  const t = useTranslations('chrome')
  const { typed, suggested, open, active, count } = useCombobox(input, listId)
  const [recent, setRecent] = useState(loadRecent)
  const expanded = open && count > 0
  const activeId = expanded && active >= 0 ? `${listId}-${active}` : undefined
  useEffect(() => onChange({ expanded, activeId }), [onChange, expanded, activeId])
  useEffect(() => {
    if (open) setRecent(loadRecent())
  }, [open])
  const change = (next: string[]) => {
    setRecent(next)
    saveRecent(next)
    input.focus()
  }
  if (open && typed.trim() === '' && recent.length > 0)
    return (
      <PanelWithOverlay>
        <RecentList recent={recent} onChange={change} />
      </PanelWithOverlay>
    )
  return (
    <>
      <p className="sr" role="status">
        {expanded && t('suggest.found', { count })}
      </p>
      {expanded && (
        <PanelWithOverlay>
          <div id={listId} role="listbox" aria-label={t('suggest.title')} className={styles.groups}>
            {suggested.groups.map((group) => (
              <Options key={group.kind} {...{ group, listId, active }} typed={suggested.text} />
            ))}
          </div>
          <Link href={`/search-results?${new URLSearchParams({ text: typed.trim() })}`} className={styles.all}>
            <span>{t('suggest.all', { text: typed.trim() })}</span>
            <Icon name="arrow-right" />
          </Link>
        </PanelWithOverlay>
      )}
    </>
  )
}

/** An overlay covers the page: no link is left half covered, and any click outside closes the panel. */
const PanelWithOverlay = ({ children }: { children: ReactNode }) => (
  <>
    {createPortal(<div className={styles.backdrop} />, document.body)}
    <div className={styles.panel}>{children}</div>
  </>
)

interface OptionsProps {
  group: Group
  listId: string
  active: number
  typed: string
}

function Options({ group: { kind, options }, listId, active, typed }: OptionsProps) {
  const t = useTranslations('chrome')
  return (
    <fieldset className={styles[kind]}>
      <legend>{t(`suggest.kinds.${kind}`)}</legend>
      {options.map((option) => (
        <OptionRow
          key={option.index}
          id={`${listId}-${option.index}`}
          active={option.index === active}
          {...{ kind, option, typed }}
        />
      ))}
    </fieldset>
  )
}
