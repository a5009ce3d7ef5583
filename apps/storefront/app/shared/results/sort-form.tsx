import { Button } from '@stoa/ui/button/button'
import { CompactSelect } from '@stoa/ui/select-field/compact-select'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../i18n/use-address.ts'
import type { ListData } from './list-data.ts'
import { offeredSorts } from './list-query.ts'
import styles from './result-list.module.css'

/** Chooses the order; without script by its button, with script at once. */
export function SortForm({ list }: { list: ListData }) {
  const t = useTranslations('category')
  const address = useAddress()
  const id = useId()
  const { query, path } = list
  const first = query.text === '' ? 'Default' : 'relevance'
  return (
    <form className={styles.sort} action={address(path)} method="get">
      {query.text !== '' && <input type="hidden" name="text" value={query.text} />}
      {query.view !== null && <input type="hidden" name="view" value={query.view} />}
      {query.filters !== '' && <input type="hidden" name="q" value={query.filters} />}
      <label htmlFor={id}>{t('sort')}</label>
      <CompactSelect
        id={id}
        name="sort"
        key={query.sort}
        defaultValue={query.sort === 'Default' ? '' : query.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {offeredSorts.map((sort) => (
          <option key={sort} value={sort === 'Default' ? '' : sort}>
            {t(`sorts.${sort === 'Default' ? first : sort}`)}
          </option>
        ))}
      </CompactSelect>
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          {t('apply')}
        </Button>
      </noscript>
    </form>
  )
}
