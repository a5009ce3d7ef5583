// Among whom a person stands in the index.

import type { ContributorProfile } from '@stoa/contract/catalogue/people'
import { defaultRole } from '../index/index-query.ts'

/** Authors stand among authors, all others among everybody. */
export const indexRoleOf = ({ roles }: Pick<ContributorProfile, 'roles'>): typeof defaultRole | 'any' =>
  roles.some(({ role }) => role === defaultRole) ? defaultRole : 'any'
