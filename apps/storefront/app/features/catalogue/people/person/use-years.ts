import type { ContributorProfile } from '@stoa/contract/catalogue/people'
import { useTranslations } from 'use-intl'

/** `1908–1960`, `384–322 π.Χ.`, `γεν. 1954`; null when nothing is known. */
export function useYears({ bornYear, diedYear }: Pick<ContributorProfile, 'bornYear' | 'diedYear'>): string | null {
  const t = useTranslations('people')
  const beforeChrist = (diedYear ?? bornYear ?? 1) < 0
  const formatYear = (year: number) =>
    year < 0 && !beforeChrist ? t('beforeChrist', { years: String(-year) }) : String(Math.abs(year))
  const withEra = (years: string) => (beforeChrist ? t('beforeChrist', { years }) : years)
  if (bornYear !== null && diedYear !== null) return withEra(`${formatYear(bornYear)}–${formatYear(diedYear)}`)
  if (bornYear !== null) return t('born', { year: withEra(formatYear(bornYear)) })
  return diedYear === null ? null : t('died', { year: withEra(formatYear(diedYear)) })
}
