// The secrets of a session: the refresh token, stored only as a hash, and the XSRF token that belongs to it.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CallingClient } from '../../http/operation.ts'

export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/** Derived from the previous token, so that two tabs that refresh at once get the same one. */
export const nextRefreshToken = (secret: Uint8Array, token: string): string =>
  createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Bound to the session, so that no neighbouring site can plant a pair of its own. */
export const xsrfTokenOf = (secret: Uint8Array, sessionId: string): string =>
  createHmac('sha256', secret).update(`xsrf ${sessionId}`).digest('base64url')

/**
 * A browser sends cookies by itself, so the header must repeat the XSRF cookie; a token in the body is proof enough.
 */
export function hasValidXsrfToken(
  { tokensInBody, xsrfToken }: CallingClient,
  secret: Uint8Array,
  sessionId: string,
): boolean {
  if (tokensInBody) return true
  const [actual, expected] = [Buffer.from(xsrfToken ?? ''), Buffer.from(xsrfTokenOf(secret, sessionId))]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** The refresh token of a call, from the cookie or the body. */
export const refreshTokenOf = (client: CallingClient, bodyToken: string | undefined): string | null =>
  client.tokensInBody ? (bodyToken ?? null) : client.cookie('session')
