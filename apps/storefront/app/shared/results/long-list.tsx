import { Icon } from '@stoa/ui/icon/icon'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FacetValues } from './facet-values.tsx'
import styles from './filter-panel.module.css'
import type { ListData } from './list-data.ts'
import type { ShownFacet, ShownValue } from './shown-facets.ts'
import { useFilterValues } from './use-filter-values.ts'
import type { Narrowing } from './use-narrowing.ts'

interface LongListProps {
  list: ListData
  facet: ShownFacet
  narrowing: Narrowing
}

/** The first values, those with most titles; then all of them by the alphabet, or those that hold a word. */
export function LongList({ list, facet, narrowing }: LongListProps) {
  const t = useTranslations('category')
  const language = useLocale()
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  const { name, label, values, all = values.length } = facet
  const found = useFilterValues(list, name, open || words !== '', words.trim())
  const shown = Array.isArray(found) ? byAlphabet(found, language) : values
  return (
    <>
      <label className={styles.find}>
        <span className="sr">{t('filters.find', { label })}</span>
        <Icon name="search" size="s" />
        <input
          type="search"
          value={words}
          placeholder={t('filters.findShort')}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <div className={Array.isArray(found) ? styles.scroll : undefined}>
        <FacetValues facet={facet} values={shown} narrowing={narrowing} />
      </div>
      <p className={styles.note} role="status">
        {found === 'failed' && t('filters.failed')}
        {Array.isArray(found) && words.trim() !== '' && t('filters.found', { count: found.length })}
        {Array.isArray(found) &&
          words.trim() === '' &&
          all > found.length &&
          t('filters.more', { count: found.length })}
      </p>
      <button type="button" className={styles.all} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('filters.fewer') : t('filters.all', { count: all })}
      </button>
    </>
  )
}

const byAlphabet = (values: readonly ShownValue[], language: string): ShownValue[] => {
  const { compare } = new Intl.Collator(language)
  return values.toSorted((a, b) => compare(a.name, b.name))
}
