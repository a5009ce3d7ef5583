import { Icon } from '@stoa/ui/icon/icon'
import { type ComponentType, type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAddress } from '../i18n/use-address.ts'
import styles from './search-box.module.css'
import type { SuggestPanelProps } from './suggestions/suggest-panel.tsx'
import type { Combobox } from './suggestions/use-combobox.ts'

const EmptyPanel = () => null

/** Searching works without suggestions when they fail to load. */
const loadPanel = async (): Promise<{ default: ComponentType<SuggestPanelProps> }> => {
  try {
    return { default: (await import('./suggestions/suggest-panel.tsx')).SuggestPanel }
  } catch {
    return { default: EmptyPanel }
  }
}

const SuggestPanel = lazy(loadPanel)

/** Stored in the browser; the search does not wait for it. */
function handleSubmit(event: FormEvent<HTMLFormElement>): void {
  const text = String(new FormData(event.currentTarget).get('text') ?? '')
  import('./suggestions/recent-searches.ts').then(
    ({ storeSearch }) => storeSearch(text),
    () => {},
  )
}

const closedState: Combobox = { expanded: false, activeId: undefined }

/** The search field, on every page; works without JavaScript. The code of suggestions is loaded on focus. */
export function SearchBox({ query = '', className = '' }: { query?: string; className?: string }) {
  const t = useTranslations('common')
  const address = useAddress()
  const id = useId()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [list, setList] = useState(closedState)
  const listId = `${id}-list`
  return (
    <search className={`${styles.search} ${className}`}>
      <form className={styles.box} action={address('/search-results')} method="get" onSubmit={handleSubmit}>
        <label className="sr" htmlFor={id}>
          {t('search')}
        </label>
        <input
          id={id}
          key={query}
          name="text"
          type="search"
          role="combobox"
          aria-expanded={list.expanded}
          aria-controls={list.expanded ? listId : undefined}
          aria-activedescendant={list.activeId}
          aria-autocomplete="list"
          defaultValue={query}
          placeholder={t('searchPlaceholder')}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={(event) => setInput(event.currentTarget)}
        />
        <button type="submit" aria-label={t('search')}>
          <Icon name="search" />
        </button>
      </form>
      {input && (
        <Suspense>
          <SuggestPanel listId={listId} input={input} onChange={setList} />
        </Suspense>
      )}
    </search>
  )
}
