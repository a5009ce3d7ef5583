// Sign-in methods as the contract names them.

import type { OutputOf } from '@stoa/contract/endpoint'
import type { listSignInMethods } from '@stoa/contract/identity/social'
import { googleIssuer } from '../../ports/identity-providers.ts'
import type { MethodRow } from './sign-in-methods.queries.ts'

export const viewMethod = (row: MethodRow): OutputOf<typeof listSignInMethods>[number] => ({
  provider: row.issuer === googleIssuer ? 'google' : 'facebook',
  email: row.email,
  linkedAt: new Date(row.linked_at).toISOString(),
})
