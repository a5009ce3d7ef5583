import { Icon } from '@stoa/ui/icon/icon'
import type { MouseEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from './filter-chips.module.css'
import type { ListData } from './list-data.ts'
import { sayValue } from './say-value.ts'
import { chipsOf } from './shown-facets.ts'
import { type Narrowing, without } from './use-narrowing.ts'

interface FilterChipsProps {
  list: ListData
  narrowing: Narrowing
}

const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** What narrows the list, each to be taken away by a press; the last one takes all away. */
export function FilterChips({ list, narrowing }: FilterChipsProps) {
  const t = useTranslations('category')
  const language = useLocale()
  const chips = chipsOf(list.facets, list.query.filters, (name, value) => sayValue(name, value, t, language))
  if (chips.length === 0) return null
  const follow = (filters: Narrowing['chosen']) => ({
    href: narrowing.hrefOf(filters),
    rel: 'nofollow',
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlain(event)) return
      event.preventDefault()
      // the chip goes: the count above the list tells what came of it
      event.currentTarget.closest('section')?.querySelector<HTMLElement>('[data-count]')?.focus({ preventScroll: true })
      narrowing.go(filters)
    },
  })
  return (
    <ul className={styles.chips} aria-label={t('filters.applied')}>
      {chips.map(({ name, value, label, lang }) => (
        <li key={`${name}.${value}`}>
          <a {...follow(without(narrowing.chosen, name, value))} className={styles.chip}>
            <span lang={lang}>{label}</span>
            <Icon name="x" size="s" />
            <span className="sr">{t('filters.remove')}</span>
          </a>
        </li>
      ))}
      <li>
        <a {...follow([])} className={styles.clear}>
          {t('filters.clear')}
        </a>
      </li>
    </ul>
  )
}
