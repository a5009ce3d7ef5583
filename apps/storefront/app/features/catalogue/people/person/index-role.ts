// Under which role a person is listed in the index.

import type { ContributorProfile } from '@stoa/contract/catalogue/people'
import { defaultRole } from '../index/index-query.ts'

/** Authors are listed among authors, all others among all roles. */
export const indexRoleOf = ({ roles }: Pick<ContributorProfile, 'roles'>): typeof defaultRole | 'any' =>
  roles.some(({ role }) => role === defaultRole) ? defaultRole : 'any'
