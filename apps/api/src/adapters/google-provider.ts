// Google by OpenID Connect: the browser goes to Google's page and comes back with an ID token in the URL fragment,
// where no server sees it. Validated as developers.google.com/identity/openid-connect asks: RS256 only, a known key,
// one of Google's two issuer names, our client id, the expiry, and the nonce of this browser.

import { checkEmail } from '@stoa/domain/identity/field-rules'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import {
  type GoogleProvider,
  googleIssuer,
  type ProviderIdentity,
  type ReportSignInFailure,
  truncateName,
} from '../ports/identity-providers.ts'

export interface GoogleSettings {
  /** The web client first; tokens for the others (apps) are accepted too. */
  clientIds: readonly [string, ...string[]]
  jwksUrl: string
  issuers: readonly string[]
  authorizeUrl: string
  redirectUri: string
  report: ReportSignInFailure
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  exp: z.number(),
  nonce: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  hd: z.string().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

/** Allowed clock skew in seconds, as in Google's own library. */
const clockSkew = 300
const maxLifetimeSeconds = 24 * 60 * 60

export function googleProvider(settings: GoogleSettings): GoogleProvider {
  const { clientIds, authorizeUrl, redirectUri, report } = settings
  // refetched when a token names an unknown key, though not more than twice a minute
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: 5000, cooldownDuration: 30_000 })
  const read = async (idToken: string, nonce: string, now: number): Promise<ProviderIdentity> => {
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      issuer: [...settings.issuers],
      audience: [...clientIds],
      algorithms: ['RS256'],
      currentDate: new Date(now),
      clockTolerance: clockSkew,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    const claims = claimsSchema.parse(payload)
    if (protectedHeader.kid === undefined) throw new InvalidTokenError('the key has no name')
    if (claims.iat * 1000 > now + clockSkew * 1000) throw new InvalidTokenError('issued in the future')
    if (claims.exp - claims.iat > maxLifetimeSeconds) throw new InvalidTokenError('good for longer than a day')
    if (claims.nonce !== nonce) throw new InvalidTokenError('another nonce')
    return identityOf(claims)
  }
  return {
    clientId: clientIds[0],
    authorizationUrl: ({ nonce, state }) =>
      `${authorizeUrl}?${new URLSearchParams({
        client_id: clientIds[0],
        redirect_uri: redirectUri,
        response_type: 'id_token',
        scope: 'openid email profile',
        nonce,
        state,
        prompt: 'select_account',
      })}`,
    async verify(idToken, nonce, now) {
      try {
        return await read(idToken, nonce, now)
      } catch (error) {
        report('google', failureReason(error))
        return null
      }
    },
  }
}

class InvalidTokenError extends Error {}

/** Never the token's own text: it is about a person. */
function failureReason(error: unknown): string {
  if (error instanceof InvalidTokenError) return error.message
  if (error instanceof errors.JWTClaimValidationFailed) return `${error.claim}: ${error.reason}`
  if (error instanceof errors.JOSEError) return error.code
  return error instanceof z.ZodError ? 'claims of another shape' : 'the keys could not be read'
}

function identityOf(claims: z.infer<typeof claimsSchema>): ProviderIdentity {
  const email = claims.email !== undefined && checkEmail(claims.email) === null ? claims.email : null
  const emailVerified = email !== null && claims.email_verified === true
  return {
    issuer: googleIssuer,
    subject: claims.sub,
    email,
    emailVerified,
    isHousesMailbox: emailVerified && (claims.hd !== undefined || /@(?:gmail|googlemail)\.com$/i.test(email)),
    firstName: truncateName(claims.given_name ?? claims.name),
    lastName: truncateName(claims.family_name),
  }
}
