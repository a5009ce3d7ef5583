// A browser in which somebody has signed in gets a cookie that proves it. While others guess at the account from
// elsewhere, its owner can sign in there; a sign-in from anywhere else is notified by e-mail.

import { createHash, randomBytes } from 'node:crypto'
import type { Executor } from '../../database/transaction.ts'
import type { CallingClient } from '../../http/operation.ts'
import * as queries from './known-devices.queries.ts'

export { deleteOldDevices } from './known-devices.queries.ts'

const tokenPattern = /^[\w-]{43}$/
const yearSeconds = 365 * 24 * 60 * 60

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

function deviceTokenOf(client: CallingClient): string | null {
  const token = client.cookie('device')
  return token !== null && tokenPattern.test(token) ? token : null
}

export function deviceHash(client: CallingClient): Buffer | null {
  const token = deviceTokenOf(client)
  return token === null ? null : hashOf(token)
}

/** Whether somebody has signed in to this e-mail's account from this browser before. */
export async function isKnownDevice(db: Executor, client: CallingClient, email: string): Promise<boolean> {
  const hash = deviceHash(client)
  return hash !== null && queries.isKnownFor(db, hash, email)
}

/** Whether the device was known; from now on it is. Clients without cookies are always new. */
export async function rememberDevice(
  tx: Executor,
  client: CallingClient,
  customerId: number,
  now: number,
): Promise<boolean> {
  if (client.tokensInBody) return false
  const token = deviceTokenOf(client) ?? randomBytes(32).toString('base64url')
  client.setCookie({ name: 'device', value: token, maxAge: yearSeconds })
  return queries.saveDevice(tx, hashOf(token), customerId, new Date(now))
}
