// Signing out on this device. Without a session it succeeds, too.

import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import type { AccountSettings } from './account-settings.ts'
import { endSession } from './end-sessions.queries.ts'
import type { RefreshInput } from './refresh-session.ts'
import { lockSessionByToken } from './refresh-tokens.queries.ts'
import { hashToken, hasValidXsrfToken } from './tokens.ts'

type LoggedOut = Outcome<null, Refusal<'xsrf_token_wrong'>>

export async function logOut(
  db: Database,
  { secret }: AccountSettings,
  { token, client, now }: RefreshInput,
): Promise<LoggedOut> {
  const ended = await decideInTransaction(db, async (tx): Promise<LoggedOut> => {
    const session = token === null ? null : await lockSessionByToken(tx, hashToken(token), new Date(now))
    if (!session) return done(null)
    if (!hasValidXsrfToken(client, secret, session.id)) return refused({ code: 'xsrf_token_wrong' })
    await endSession(tx, session.id, { customerId: session.customer_id, reason: 'logout', now })
    return done(null)
  })
  if (ended.ok) clearSessionCookies(client)
  return ended
}

export function clearSessionCookies(client: CallingClient): void {
  if (client.tokensInBody) return
  client.setCookie({ name: 'session', value: null })
  client.setCookie({ name: 'XSRF-TOKEN', value: null, readable: true })
}
