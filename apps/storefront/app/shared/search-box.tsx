import { Icon } from '@stoa/ui/icon/icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useAddress } from '../i18n/use-address.ts'
import styles from './search-box.module.css'

/** One field and a glass, on every page; works without script. */
export function SearchBox({ query = '', className }: { query?: string; className?: string }) {
  const t = useTranslations('common')
  const address = useAddress()
  const id = useId()
  return (
    <search className={className}>
      <form className={styles.box} action={address('/search-results')} method="get">
        <label className="sr" htmlFor={id}>
          {t('search')}
        </label>
        <input
          id={id}
          key={query}
          name="text"
          type="search"
          defaultValue={query}
          placeholder={t('searchPlaceholder')}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" aria-label={t('search')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
