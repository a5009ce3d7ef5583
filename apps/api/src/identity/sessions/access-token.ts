// The access token: a signed word that names the session and its customer, and for how long. It is short-lived, and what it
// names is looked up with each call: a session that was ended is over at once, not when its last token runs out.

import type { KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

export const accessMinutes = 10

const issuer = 'stoa'
const audience = 'stoa-api'
const type = 'at+jwt'
const algorithm = 'HS256'

const claimsSchema = z.object({ sub: z.string().regex(/^\d{1,10}$/), sid: z.uuid() })

export interface AccessTokenClaims {
  customerId: number
  sessionId: string
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

export const signAccessToken = (secret: Uint8Array, { customerId, sessionId }: AccessTokenClaims, now: number) =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(String(customerId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + accessMinutes * 60)
    .sign(secret)

/** Null for whatever is not our token, or no longer good. */
export async function verifyAccessToken(
  secret: KeyObject,
  token: string,
  now: number,
): Promise<AccessTokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer,
      audience,
      typ: type,
      algorithms: [algorithm],
      currentDate: new Date(now),
    })
    const parsed = claimsSchema.safeParse(payload)
    return parsed.success ? { customerId: Number(parsed.data.sub), sessionId: parsed.data.sid } : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
