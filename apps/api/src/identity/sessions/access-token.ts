// The access token: signed, short-lived, and naming the session and its customer. The session is looked up with each
// call: once ended it is over at once, not when its last token expires.

import type { KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

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
