// Authenticates an access token. The token names the session; whether that is still live is looked up with each call.

import { createSecretKey } from 'node:crypto'
import type { Executor } from '../../database/transaction.ts'
import type { Authenticate } from '../../http/caller.ts'
import { verifyAccessToken } from './access-token.ts'
import type { AccountSettings } from './account-settings.ts'
import * as queries from './sessions.queries.ts'

/** For how long a confirmed identity allows what cannot be undone. */
export const freshnessMs = 10 * 60_000

export function authenticator(db: Executor, { secret }: AccountSettings): Authenticate {
  // cached: each call would import the key again
  const key = createSecretKey(secret)
  return async (bearer, now) => {
    const claims = await verifyAccessToken(key, bearer, now)
    const session = claims && (await queries.findLiveSession(db, claims.sessionId, new Date(now)))
    if (!session || session.customer_id !== claims.customerId) return null
    return {
      kind: 'customer',
      customerId: session.customer_id,
      sessionId: claims.sessionId,
      staffId: session.staff_id,
      freshUntil: Date.parse(session.confirmed_at) + freshnessMs,
    }
  }
}
