import { formatDay } from '@stoa/browser/i18n/dates'
import { useLocale, useTranslations } from 'use-intl'

const dayMs = 86_400_000

/** Days near today by their names: today, tomorrow, «Τρίτη 24/11». A day is `2026-11-20`. */
export function useDayLabel(today: string) {
  const t = useTranslations('product')
  const language = useLocale()
  const daysUntil = (day: string): number => (Date.parse(day) - Date.parse(today)) / dayMs
  const weekdayLabel = (day: string): string =>
    `${formatDay(day, language, 'weekdayLong')} ${formatDay(day, language, 'short')}`
  return {
    /** `σήμερα`, `αύριο`, `Τρίτη 24/11` */
    dayLabel(day: string): string {
      if (daysUntil(day) === 0) return t('day.today')
      return daysUntil(day) === 1 ? t('day.tomorrow') : weekdayLabel(day)
    },
  }
}
