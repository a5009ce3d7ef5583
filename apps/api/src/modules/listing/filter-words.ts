// What filters and their fixed values are called in the caller's language.

import { readFileSync } from 'node:fs'
import type { FilterKind } from '@stoa/contract/filter-kinds'
import { readBand } from '@stoa/domain/catalogue/bands'
import type { Language } from '@stoa/domain/language'

interface FilterWords {
  kinds: Record<FilterKind, string>
  bands: Partial<Record<FilterKind, Record<'from' | 'to' | 'both', string>>>
  values: Partial<Record<FilterKind, Record<string, string>>>
}

const read = (language: Language): FilterWords =>
  JSON.parse(readFileSync(new URL(`../../../locales/filters.${language}.json`, import.meta.url), 'utf8'))

const filterWords: Record<Language, FilterWords> = { el: read('el'), en: read('en') }

const money = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const
const formats = { el: new Intl.NumberFormat('el-GR', money), en: new Intl.NumberFormat('en-GB', money) }

export const kindWords = (kind: FilterKind, language: Language): string => filterWords[language].kinds[kind]

/** `Έως 9,99 €`, `Σκληρό εξώφυλλο`, `4 αστέρια και πάνω`; a single year is itself. */
export function valueWords(kind: FilterKind, value: string, language: Language): string {
  const { values, bands } = filterWords[language]
  const fixed = values[kind]?.[value]
  if (fixed !== undefined) return fixed
  const band = readBand(value)
  const words = bands[kind]
  if (!band || !words) return value
  const amount = (number: number | null): string => {
    if (number === null) return ''
    return kind === 'Price' ? formats[language].format(number / 100) : String(number)
  }
  const form = band.from === null ? words.to : band.to === null ? words.from : words.both
  return form.replace('{from}', amount(band.from)).replace('{to}', amount(band.to))
}
