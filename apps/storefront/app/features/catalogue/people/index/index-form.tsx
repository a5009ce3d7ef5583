import { Button } from '@stoa/ui/button/button'
import { SelectField } from '@stoa/ui/select-field/select-field'
import { TextField } from '@stoa/ui/text-field/text-field'
import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import styles from './index-form.module.css'
import type { IndexQuery } from './index-query.ts'

interface IndexFormProps {
  query: IndexQuery
  path: string
  label: string
  sorts: readonly IndexQuery['sort'][]
  /** Additional filters. */
  children?: ReactNode
}

/** Searches by name and sets the order; works without JavaScript. A name is searched for under all initials. */
export function IndexForm({ query, path, label, sorts, children }: IndexFormProps) {
  const t = useTranslations('people')
  const address = useAddress()
  const submitOnSelect = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit()
  }
  return (
    <search className={styles.search}>
      <form
        key={`${query.search} ${query.sort} ${query.role}`}
        action={address(path)}
        method="get"
        onChange={submitOnSelect}
      >
        {query.initial !== null && <input type="hidden" name="letter" value={query.initial} />}
        <TextField
          className={styles.text}
          label={label}
          name="q"
          type="search"
          defaultValue={query.search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        {children}
        <SelectField
          className={styles.choice}
          label={t('sort')}
          name="sort"
          defaultValue={query.sort === 'NameAscending' ? '' : query.sort}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort === 'NameAscending' ? '' : sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary" icon="search" className={styles.submit}>
          {t('search')}
        </Button>
      </form>
    </search>
  )
}
