import type { LetterCount } from '@stoa/contract/people'
import { useLocale, useTranslations } from 'use-intl'
import styles from './alphabets.module.css'
import { LetterIndex } from './letter-index.tsx'
import { lettersOf } from './letters-of.ts'

interface AlphabetsProps {
  letters: readonly LetterCount[]
  current: string | null
  hrefFor: (letter: string) => string
}

/** Α to Ω and A to Z, the page's own alphabet first. */
export function Alphabets({ letters, current, hrefFor }: AlphabetsProps) {
  const t = useTranslations('people')
  const language = useLocale()
  const order = language === 'el' ? (['greek', 'latin'] as const) : (['latin', 'greek'] as const)
  return (
    <div className={styles.alphabets}>
      {order.map((alphabet) => (
        <LetterIndex
          key={alphabet}
          letters={lettersOf(letters, alphabet)}
          current={current}
          hrefFor={hrefFor}
          label={t(`alphabets.${alphabet}`)}
        />
      ))}
    </div>
  )
}
