import { readBand } from '@stoa/domain/catalogue/bands'
import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import { Icon } from '@stoa/ui/icon/icon'
import type { MouseEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { toChips } from './facet-display.ts'
import styles from './filter-chips.module.css'
import type { ListData } from './list-data.ts'
import { type FilterSelection, withoutValue } from './use-filter-selection.ts'

interface FilterChipsProps {
  list: ListData
  filterSelection: FilterSelection
}

const isPlainClick = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** The chosen filters, each removable; the last chip removes all. */
export function FilterChips({ list, filterSelection }: FilterChipsProps) {
  const t = useTranslations('category')
  const language = useLocale()
  const chips = toChips(list.facets, list.query.filters, (name, value) => formatFilterValue(name, value, t, language))
  if (chips.length === 0) return null
  const linkProps = (filters: FilterSelection['chosen']) => ({
    href: filterSelection.hrefOf(filters),
    rel: 'nofollow',
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      // the chip is removed: the count above the list announces the result
      event.currentTarget.closest('section')?.querySelector<HTMLElement>('[data-count]')?.focus({ preventScroll: true })
      filterSelection.apply(filters)
    },
  })
  return (
    <ul className={styles.chips} aria-label={t('filters.applied')}>
      {chips.map(({ name, value, label, lang }) => (
        <li key={`${name}.${value}`}>
          <a {...linkProps(withoutValue(filterSelection.chosen, name, value))} className={styles.chip}>
            <span lang={lang}>{label}</span>
            <Icon name="x" size="s" />
            <span className="sr">{t('filters.remove')}</span>
          </a>
        </li>
      ))}
      <li>
        <a {...linkProps([])} className={styles.clear}>
          {t('filters.clear')}
        </a>
      </li>
    </ul>
  )
}

type CategoryTranslator = ReturnType<typeof useTranslations<'category'>>

/** A value missing from the facets: a custom price is formatted, anything else shown as written. */
function formatFilterValue(name: string, value: string, t: CategoryTranslator, language: Language): string {
  const band = name === 'Price' ? readBand(value) : null
  if (!band) return value
  const amount = (cents: number | null) => (cents === null ? '' : formatMoney(cents, language))
  if (band.from === null) return t('filters.upTo', { to: amount(band.to) })
  if (band.to === null) return t('filters.from', { from: amount(band.from) })
  return t('filters.between', { from: amount(band.from), to: amount(band.to) })
}
