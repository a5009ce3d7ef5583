import type { ContributorProfile } from '@stoa/contract/people'
import { useTranslations } from 'use-intl'

/** `1908–1960`, `384–322 π.Χ.`, `γεν. 1954`; null when nothing is known. */
export function useYears({ bornYear, diedYear }: Pick<ContributorProfile, 'bornYear' | 'diedYear'>): string | null {
  const t = useTranslations('people')
  const beforeChrist = (diedYear ?? bornYear ?? 1) < 0
  const inWords = (year: number) =>
    year < 0 && !beforeChrist ? t('beforeChrist', { years: String(-year) }) : String(Math.abs(year))
  const era = (years: string) => (beforeChrist ? t('beforeChrist', { years }) : years)
  if (bornYear !== null && diedYear !== null) return era(`${inWords(bornYear)}–${inWords(diedYear)}`)
  if (bornYear !== null) return t('born', { year: era(inWords(bornYear)) })
  return diedYear === null ? null : t('died', { year: era(inWords(diedYear)) })
}
