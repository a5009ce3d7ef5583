// Google by OpenID Connect: the browser goes to Google's page and comes back with an ID token behind the `#`, where no server
// sees it. Checked as developers.google.com/identity/openid-connect asks: RS256 and nothing else, a known key, one of Google's
// two names for itself, our client, the hour, and the nonce of this browser.

import { checkEmail } from '@stoa/domain/customer/field-rules'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import {
  type GoogleHouse,
  googleIssuer,
  type HouseIdentity,
  type ReportDoubt,
  shortName,
} from '../ports/social-houses.ts'

export interface GoogleSettings {
  /** The web's own first; tokens for the others (apps) are taken too. */
  clientIds: readonly [string, ...string[]]
  jwksUrl: string
  issuers: readonly string[]
  authorizeUrl: string
  redirectUri: string
  report: ReportDoubt
}

const claims = z.object({
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

/** Seconds by which clocks may differ, as in Google's own library. */
const clockSkew = 300
const longestLife = 24 * 60 * 60

export function googleHouse(settings: GoogleSettings): GoogleHouse {
  const { clientIds, authorizeUrl, redirectUri, report } = settings
  // asked for anew when a token names a key that is not known, though not more than twice a minute
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: 5000, cooldownDuration: 30_000 })
  const read = async (idToken: string, nonce: string, now: number): Promise<HouseIdentity> => {
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      ...{ issuer: [...settings.issuers], audience: [...clientIds], algorithms: ['RS256'] },
      ...{ currentDate: new Date(now), clockTolerance: clockSkew, requiredClaims: ['exp', 'iat', 'sub'] },
    })
    const said = claims.parse(payload)
    if (protectedHeader.kid === undefined) throw new Doubt('the key has no name')
    if (said.iat * 1000 > now + clockSkew * 1000) throw new Doubt('issued in the future')
    if (said.exp - said.iat > longestLife) throw new Doubt('good for longer than a day')
    if (said.nonce !== nonce) throw new Doubt('another nonce')
    return identityOf(said)
  }
  return {
    clientId: clientIds[0],
    dialog: ({ nonce, state }) =>
      `${authorizeUrl}?${new URLSearchParams({
        ...{ client_id: clientIds[0], redirect_uri: redirectUri, response_type: 'id_token' },
        ...{ scope: 'openid email profile', nonce, state, prompt: 'select_account' },
      })}`,
    async read(idToken, nonce, now) {
      try {
        return await read(idToken, nonce, now)
      } catch (error) {
        report('google', reasonOf(error))
        return null
      }
    },
  }
}

class Doubt extends Error {}

/** Never the token's own words: they are about somebody. */
function reasonOf(error: unknown): string {
  if (error instanceof Doubt) return error.message
  if (error instanceof errors.JWTClaimValidationFailed) return `${error.claim}: ${error.reason}`
  if (error instanceof errors.JOSEError) return error.code
  return error instanceof z.ZodError ? 'claims of another shape' : 'the keys could not be read'
}

function identityOf(said: z.infer<typeof claims>): HouseIdentity {
  const email = said.email !== undefined && checkEmail(said.email) === null ? said.email : null
  const emailVerified = email !== null && said.email_verified === true
  return {
    issuer: googleIssuer,
    subject: said.sub,
    email,
    emailVerified,
    isHousesMailbox: emailVerified && (said.hd !== undefined || /@(?:gmail|googlemail)\.com$/i.test(email)),
    firstName: shortName(said.given_name ?? said.name),
    lastName: shortName(said.family_name),
  }
}
