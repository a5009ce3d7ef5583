import type { ContributorProfile } from '@stoa/contract/catalogue/people'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import { contributorPath } from '../../../../shared/book-display.ts'
import chips from '../../../../shared/chips.module.css'
import { type WorksQuery, writeWorksQuery } from '../works-query.ts'
import styles from './role-chips.module.css'

/** The titles by role; nothing for a person with one role. */
export function RoleChips({ person, query }: { person: ContributorProfile; query: WorksQuery }) {
  const t = useTranslations('people')
  if (person.roles.length < 2) return null
  const allChip = { role: null, label: t('inAnyRole'), count: person.titleCount }
  const roleChips = person.roles.map(({ role, count }) => ({ role, label: t(`does.${role}`), count }))
  return (
    <nav aria-label={t('byRole')} className={styles.roles}>
      <ul className={chips.chips}>
        {[allChip, ...roleChips].map(({ role, label, count }) => (
          <li key={label}>
            <Link
              href={`${contributorPath(person)}${writeWorksQuery({ ...query, page: 1, role })}`}
              className={chips.chip}
              aria-current={role === query.role ? 'true' : undefined}
            >
              {label} <small>{t('number', { count })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
