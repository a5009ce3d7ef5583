// The labels of filters and their fixed values in the caller's language.

import { readFileSync } from 'node:fs'
import type { FilterKind } from '@stoa/contract/catalogue/filter-kinds'
import { readBand } from '@stoa/domain/catalogue/bands'
import type { Language } from '@stoa/domain/language'

interface FilterLabels {
  kinds: Record<FilterKind, string>
  bands: Partial<Record<FilterKind, Record<'from' | 'to' | 'both', string>>>
  values: Partial<Record<FilterKind, Record<string, string>>>
}

const readLabels = (language: Language): FilterLabels =>
  JSON.parse(readFileSync(new URL(`../../../locales/filters.${language}.json`, import.meta.url), 'utf8'))

const filterLabels: Record<Language, FilterLabels> = { el: readLabels('el'), en: readLabels('en') }

const money = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const
const formats = { el: new Intl.NumberFormat('el-GR', money), en: new Intl.NumberFormat('en-GB', money) }

export const kindLabel = (kind: FilterKind, language: Language): string => filterLabels[language].kinds[kind]

/** `Έως 9,99 €`, `Σκληρό εξώφυλλο`, `4 αστέρια και πάνω`; a single year is itself. */
export function valueLabel(kind: FilterKind, value: string, language: Language): string {
  const { values, bands } = filterLabels[language]
  const label = values[kind]?.[value]
  if (label !== undefined) return label
  const band = readBand(value)
  const labels = bands[kind]
  if (!band || !labels) return value
  const amount = (number: number | null): string => {
    if (number === null) return ''
    return kind === 'Price' ? formats[language].format(number / 100) : String(number)
  }
  const template = band.from === null ? labels.to : band.to === null ? labels.from : labels.both
  return template.replace('{from}', amount(band.from)).replace('{to}', amount(band.to))
}
