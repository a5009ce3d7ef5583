import { useLocale, useTranslations } from 'use-intl'

/** Fifty metres: about as well as a place is known. */
const step = 50

/** `350 m`, `1.2 km` */
export function useFormatDistance(): (metres: number) => string {
  const t = useTranslations('points')
  const language = useLocale()
  const kilometres = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return (metres) => {
    const rounded = Math.max(step, Math.round(metres / step) * step)
    return rounded < 1000
      ? t('metres', { count: rounded })
      : t('kilometres', { count: kilometres.format(rounded / 1000) })
  }
}
