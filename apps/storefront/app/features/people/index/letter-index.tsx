import type { LetterCount } from '@stoa/contract/people'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import styles from './letter-index.module.css'

interface LetterIndexProps {
  /** One alphabet, in its order. */
  letters: readonly LetterCount[]
  current: string | null
  hrefFor: (letter: string) => string
  label: string
}

/** An alphabet of links. A letter nobody stands under is there, and leads nowhere. */
export function LetterIndex({ letters, current, hrefFor, label }: LetterIndexProps) {
  const t = useTranslations('people')
  return (
    <nav aria-label={label} data-print="hide">
      <ul className={styles.letters}>
        {letters.map(({ letter, count }) => (
          <li key={letter}>
            {count === 0 ? (
              <button type="button" disabled>
                {letter}
              </button>
            ) : (
              <Link
                href={hrefFor(letter)}
                aria-current={letter === current ? 'true' : undefined}
                aria-label={t('letter', { letter, count })}
              >
                {letter}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
