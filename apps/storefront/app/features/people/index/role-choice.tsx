import type { ContributorPage } from '@stoa/contract/people'
import { SelectField } from '@stoa/ui/select-field/select-field'
import { useTranslations } from 'use-intl'
import { type IndexQuery, usualRole } from './index-query.ts'
import styles from './role-choice.module.css'

interface RoleChoiceProps {
  roles: ContributorPage['roles']
  role: NonNullable<IndexQuery['role']>
}

/** What the people do: only what somebody does, and everything. */
export function RoleChoice({ roles, role }: RoleChoiceProps) {
  const t = useTranslations('people')
  const offered = roles.some((one) => one.role === role) || role === 'any' ? roles : [...roles, { role, count: 0 }]
  return (
    <SelectField className={styles.choice} label={t('role')} name="role" defaultValue={role === usualRole ? '' : role}>
      {offered.map((one) => (
        <option key={one.role} value={one.role === usualRole ? '' : one.role}>
          {t('doersCounted', { doers: t(`doers.${one.role}`), count: one.count })}
        </option>
      ))}
      <option value="any">{t('doers.any')}</option>
    </SelectField>
  )
}
