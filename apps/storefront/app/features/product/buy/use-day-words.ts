import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '../../../i18n/dates.ts'

const dayMs = 86_400_000

/** Days near today by their names: today, tomorrow, «Τρίτη 24/11». A day is `2026-11-20`. */
export function useDayWords(today: string) {
  const t = useTranslations('product')
  const language = useLocale()
  const distance = (day: string): number => (Date.parse(day) - Date.parse(today)) / dayMs
  const named = (day: string): string =>
    `${formatDay(day, language, 'weekdayLong')} ${formatDay(day, language, 'short')}`
  return {
    /** `σήμερα`, `αύριο`, `Τρίτη 24/11` */
    dayFrom(day: string): string {
      if (distance(day) === 0) return t('day.today')
      return distance(day) === 1 ? t('day.tomorrow') : named(day)
    },
  }
}
