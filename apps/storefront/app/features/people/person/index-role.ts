// Among whom a person stands in the index.

import type { ContributorProfile } from '@stoa/contract/people'
import { usualRole } from '../index/index-query.ts'

/** Authors stand among authors, all others among everybody. */
export const indexRoleOf = ({ roles }: Pick<ContributorProfile, 'roles'>): typeof usualRole | 'any' =>
  roles.some(({ role }) => role === usualRole) ? usualRole : 'any'
