// The breadcrumb of a person's page: the index, the initial, the person.

import type { ContributorProfile } from '@stoa/contract/catalogue/people'
import type { Crumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { useTranslations } from 'use-intl'
import { writeIndexQuery } from '../index/index-query.ts'
import { indexRoleOf } from './index-role.ts'

export function usePersonBreadcrumbs(person: ContributorProfile): Crumb[] {
  const t = useTranslations('people')
  const role = indexRoleOf(person)
  const hrefOf = (initial: string | null) =>
    `/contributors${writeIndexQuery({ page: 1, initial, search: '', sort: 'NameAscending', role })}`
  return [
    { label: t(`doers.${role}`), href: hrefOf(null) },
    { label: person.initial, href: hrefOf(person.initial) },
  ]
}
