import type { InitialCount } from '@stoa/contract/catalogue/people'
import { useLocale, useTranslations } from 'use-intl'
import styles from './alphabets.module.css'
import { InitialIndex } from './initial-index.tsx'
import { initialsOf } from './initials-of.ts'

interface AlphabetsProps {
  initials: readonly InitialCount[]
  current: string | null
  hrefFor: (initial: string) => string
}

/** Α to Ω and A to Z, the alphabet of the page's language first. */
export function Alphabets({ initials, current, hrefFor }: AlphabetsProps) {
  const t = useTranslations('people')
  const language = useLocale()
  const alphabetOrder = language === 'el' ? (['greek', 'latin'] as const) : (['latin', 'greek'] as const)
  return (
    <div className={styles.alphabets}>
      {alphabetOrder.map((alphabet) => (
        <InitialIndex
          key={alphabet}
          initials={initialsOf(initials, alphabet)}
          current={current}
          hrefFor={hrefFor}
          label={t(`alphabets.${alphabet}`)}
        />
      ))}
    </div>
  )
}
