import type { InitialCount } from '@stoa/contract/catalogue/people'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import styles from './initial-index.module.css'

interface InitialIndexProps {
  /** One alphabet, in its order. */
  initials: readonly InitialCount[]
  current: string | null
  hrefFor: (initial: string) => string
  label: string
}

/** An alphabet of links. An initial without any names is shown, but not linked. */
export function InitialIndex({ initials, current, hrefFor, label }: InitialIndexProps) {
  const t = useTranslations('people')
  return (
    <nav aria-label={label} data-print="hide">
      <ul className={styles.initials}>
        {initials.map(({ initial, count }) => (
          <li key={initial}>
            {count === 0 ? (
              <button type="button" disabled>
                {initial}
              </button>
            ) : (
              <Link
                href={hrefFor(initial)}
                aria-current={initial === current ? 'true' : undefined}
                aria-label={t('letter', { letter: initial, count })}
              >
                {initial}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
