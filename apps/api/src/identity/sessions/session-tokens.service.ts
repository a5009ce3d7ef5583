// The secrets of a session. The access token is signed, short-lived, and names the session and its customer; the session
// is looked up with each call: once ended it is over at once, not when its last token expires. The refresh token is
// stored only as a hash, and an XSRF token belongs to it.

import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { CallingClient } from '../../http/operation.ts'

export const accessMinutes = 10

const issuer = 'stoa'
const type = 'at+jwt'
const algorithm = 'HS256'

/** The audience of a token: one of a customer is refused by staff endpoints, and the other way round. */
type Audience = 'stoa-api' | 'stoa-staff'

const claimsSchema = z.object({ sub: z.string().regex(/^\d{1,10}$/), sid: z.uuid() })

interface Claims {
  subject: number
  sessionId: string
}

export interface AccessTokenClaims {
  customerId: number
  sessionId: string
}

export interface StaffTokenClaims {
  staffId: number
  sessionId: string
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

const sign = (secret: Uint8Array, audience: Audience, { subject, sessionId }: Claims, now: number): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(String(subject))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + accessMinutes * 60)
    .sign(secret)

export const signAccessToken = (secret: Uint8Array, { customerId, sessionId }: AccessTokenClaims, now: number) =>
  sign(secret, 'stoa-api', { subject: customerId, sessionId }, now)

export const signStaffToken = (secret: Uint8Array, { staffId, sessionId }: StaffTokenClaims, now: number) =>
  sign(secret, 'stoa-staff', { subject: staffId, sessionId }, now)

/** Null for a token that is not ours or has expired. */
async function verify(secret: KeyObject, audience: Audience, token: string, now: number): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer,
      audience,
      typ: type,
      algorithms: [algorithm],
      currentDate: new Date(now),
    })
    const parsed = claimsSchema.safeParse(payload)
    return parsed.success ? { subject: Number(parsed.data.sub), sessionId: parsed.data.sid } : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

export async function verifyAccessToken(
  secret: KeyObject,
  token: string,
  now: number,
): Promise<AccessTokenClaims | null> {
  const claims = await verify(secret, 'stoa-api', token, now)
  return claims && { customerId: claims.subject, sessionId: claims.sessionId }
}

export async function verifyStaffToken(
  secret: KeyObject,
  token: string,
  now: number,
): Promise<StaffTokenClaims | null> {
  const claims = await verify(secret, 'stoa-staff', token, now)
  return claims && { staffId: claims.subject, sessionId: claims.sessionId }
}

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
