import type { ContributorPage } from '@stoa/contract/catalogue/people'
import { SelectField } from '@stoa/ui/select-field/select-field'
import { useTranslations } from 'use-intl'
import { defaultRole, type IndexQuery } from './index-query.ts'
import styles from './role-choice.module.css'

interface RoleChoiceProps {
  roles: ContributorPage['roles']
  role: NonNullable<IndexQuery['role']>
}

/** The role filter: only roles that somebody has, and all. */
export function RoleChoice({ roles, role }: RoleChoiceProps) {
  const t = useTranslations('people')
  const offered = roles.some((entry) => entry.role === role) || role === 'any' ? roles : [...roles, { role, count: 0 }]
  return (
    <SelectField
      className={styles.choice}
      label={t('role')}
      name="role"
      defaultValue={role === defaultRole ? '' : role}
    >
      {offered.map((entry) => (
        <option key={entry.role} value={entry.role === defaultRole ? '' : entry.role}>
          {t('doersCounted', { doers: t(`doers.${entry.role}`), count: entry.count })}
        </option>
      ))}
      <option value="any">{t('doers.any')}</option>
    </SelectField>
  )
}
