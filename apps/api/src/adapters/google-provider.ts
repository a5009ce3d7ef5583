// Google by OpenID Connect: the browser goes to Google's page and comes back with an ID token in the URL fragment,
// where no server sees it. openid-client validates the token: RS256 only, Google's keys, issuer, our client id, the
// expiry, and the nonce of this browser. What developers.google.com/identity/openid-connect asks beyond that is here.

import { checkEmail } from '@stoa/domain/identity/line-rules'
import { visibleText } from '@stoa/domain/identity/visible-text'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import * as oidc from 'openid-client'
import { useIdTokenResponseType as expectIdToken } from 'openid-client'
import { z } from 'zod'
import { isLoopback } from '../http/outside-url.ts'
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
  /** Google has two names, with and without its scheme. */
  issuers: readonly [string, ...string[]]
  authorizeUrl: string
  redirectUri: string
  report: ReportSignInFailure
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  exp: z.number(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  hd: z.string().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

/** Allowed clock skew in seconds, as in Google's own library. */
const clockTolerance = 300
const maxLifetimeSeconds = 24 * 60 * 60
const keysTimeoutSeconds = 5

export function googleProvider(settings: GoogleSettings): GoogleProvider {
  const { clientIds, redirectUri, report } = settings
  let keys: oidc.ExportedJWKSCache | undefined
  const read = async (idToken: string, nonce: string, now: number): Promise<ProviderIdentity> => {
    const config = configurationFor(settings, namesIn(idToken), now)
    if (keys) oidc.setJwksCache(config, keys)
    const returned = new URL(`${redirectUri}#${new URLSearchParams({ id_token: idToken })}`)
    const validated = await oidc.implicitAuthentication(config, returned, nonce)
    keys = oidc.getJwksCache(config)
    const claims = claimsSchema.parse(validated)
    if (claims.iat * 1000 > now + clockTolerance * 1000) throw new InvalidTokenError('issued in the future')
    if (claims.exp - claims.iat > maxLifetimeSeconds) throw new InvalidTokenError('good for longer than a day')
    return identityOf(claims)
  }
  const webClient = configurationFor(settings, {}, Date.now())
  return {
    clientId: clientIds[0],
    authorizationUrl: ({ nonce, state }) =>
      oidc.buildAuthorizationUrl(webClient, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        nonce,
        state,
        prompt: 'select_account',
      }).href,
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

interface TokenNames {
  issuer?: string
  clientId?: string | string[]
}

/** Whom the token names, not validated yet. Without the name of its key, it is refused. */
function namesIn(idToken: string): TokenNames {
  const { payload, header } = decode(idToken)
  if (header.kid === undefined) throw new InvalidTokenError('the key has no name')
  return { issuer: payload.iss, clientId: payload.aud }
}

function decode(idToken: string) {
  try {
    return { payload: decodeJwt(idToken), header: decodeProtectedHeader(idToken) }
  } catch {
    throw new InvalidTokenError('no token')
  }
}

/** For the client and the issuer that the token names, if they are of ours; otherwise for those that it does not name. */
function configurationFor(
  { clientIds, issuers, authorizeUrl, jwksUrl }: GoogleSettings,
  names: TokenNames,
  now: number,
): oidc.Configuration {
  const clientId = clientIds.find((own) => own === names.clientId) ?? clientIds[0]
  const issuer = issuers.find((own) => own === names.issuer) ?? issuers[0]
  const config = new oidc.Configuration(
    { issuer, authorization_endpoint: authorizeUrl, jwks_uri: jwksUrl },
    clientId,
    {
      id_token_signed_response_alg: 'RS256',
      [oidc.clockSkew]: Math.round((now - Date.now()) / 1000),
      [oidc.clockTolerance]: clockTolerance,
    },
    oidc.None(),
  )
  config.timeout = keysTimeoutSeconds
  expectIdToken(config)
  // the sandbox's Google speaks HTTP
  const insecureUrls = [jwksUrl, authorizeUrl].filter((url) => url.startsWith('http:'))
  if (insecureUrls.length > 0 && insecureUrls.every(isLoopback)) oidc.allowInsecureRequests(config)
  return config
}

class InvalidTokenError extends Error {}

/** Never the token's own text: it is about a person. The library's messages name a claim, not its value. */
function failureReason(error: unknown): string {
  if (error instanceof InvalidTokenError) return error.message
  if (error instanceof oidc.ClientError) return error.cause instanceof Error ? error.cause.message : error.message
  return error instanceof z.ZodError ? 'claims of another shape' : 'the keys could not be read'
}

function identityOf(claims: z.infer<typeof claimsSchema>): ProviderIdentity {
  const named = visibleText(claims.email ?? '')
  const email = checkEmail(named) === null ? named : null
  const emailVerified = email !== null && claims.email_verified === true
  return {
    issuer: googleIssuer,
    subject: claims.sub,
    email,
    emailVerified,
    isProvidersMailbox: emailVerified && (claims.hd !== undefined || /@(?:gmail|googlemail)\.com$/i.test(email)),
    firstName: truncateName(claims.given_name ?? claims.name),
    lastName: truncateName(claims.family_name),
  }
}
