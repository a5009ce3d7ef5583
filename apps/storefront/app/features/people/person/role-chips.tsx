import type { ContributorProfile } from '@stoa/contract/people'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import { contributorPath } from '../../../shared/book-words.ts'
import chips from '../../../shared/chips.module.css'
import { type WorksQuery, writeWorksQuery } from '../works-query.ts'
import styles from './role-chips.module.css'

/** What was done in which role; nothing for who does one thing only. */
export function RoleChips({ person, query }: { person: ContributorProfile; query: WorksQuery }) {
  const t = useTranslations('people')
  if (person.roles.length < 2) return null
  const all = { role: null, words: t('inAnyRole'), count: person.titleCount }
  const each = person.roles.map(({ role, count }) => ({ role, words: t(`does.${role}`), count }))
  return (
    <nav aria-label={t('byRole')} className={styles.roles}>
      <ul className={chips.chips}>
        {[all, ...each].map(({ role, words, count }) => (
          <li key={words}>
            <Link
              href={`${contributorPath(person)}${writeWorksQuery({ ...query, page: 1, role })}`}
              className={chips.chip}
              aria-current={role === query.role ? 'true' : undefined}
            >
              {words} <small>{t('number', { count })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
