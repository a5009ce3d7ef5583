// Ways into an account as the contract speaks of them.

import type { AnswerOf } from '@stoa/contract/endpoint'
import type { listSignInMethods } from '@stoa/contract/social'
import { googleIssuer } from '../../ports/social-houses.ts'
import type { MethodRow } from './sign-in-methods.queries.ts'

export const viewMethod = (row: MethodRow): AnswerOf<typeof listSignInMethods>[number] => ({
  provider: row.issuer === googleIssuer ? 'google' : 'facebook',
  email: row.email,
  linkedAt: new Date(row.linked_at).toISOString(),
})
