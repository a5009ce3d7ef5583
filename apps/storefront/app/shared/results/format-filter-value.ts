import { readBand } from '@stoa/domain/catalogue/bands'
import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import type { useTranslations } from 'use-intl'

type CategoryTranslator = ReturnType<typeof useTranslations<'category'>>

/** A value missing from the facets: a custom price is formatted, anything else shown as written. */
export function formatFilterValue(name: string, value: string, t: CategoryTranslator, language: Language): string {
  const band = name === 'Price' ? readBand(value) : null
  if (!band) return value
  const amount = (cents: number | null) => (cents === null ? '' : formatMoney(cents, language))
  if (band.from === null) return t('filters.upTo', { to: amount(band.to) })
  if (band.to === null) return t('filters.from', { from: amount(band.from) })
  return t('filters.between', { from: amount(band.from), to: amount(band.to) })
}
