// What can be set from outside about signing in with other houses, and the houses made of it.

import { z } from 'zod'
import { facebookHouse } from './adapters/facebook-house.ts'
import { googleHouse } from './adapters/google-house.ts'
import type { ReportDoubt, SocialHouses } from './ports/social-houses.ts'

const address = z.url({ protocol: /^https?$/ })
const words = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.tuple([z.string().min(1)], z.string().min(1)))

export const socialSettings = {
  /** The web's client first; those of apps may follow, told apart by commas. Without it, no sign-in with Google. */
  GOOGLE_CLIENT_ID: words.optional(),
  GOOGLE_AUTHORIZE_URL: address.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_JWKS_URL: address.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_ISSUERS: words.default(['https://accounts.google.com', 'accounts.google.com']),
  /** Where the browser comes back to, as Google was told; without it, /login/google of the public site. */
  GOOGLE_REDIRECT_URI: address.optional(),
  /** Without it, no sign-in with Facebook. */
  FACEBOOK_APP_ID: z.string().regex(/^\d+$/, 'a number').optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_GRAPH_URL: address.default('https://graph.facebook.com/v23.0'),
  FACEBOOK_DIALOG_URL: address.default('https://www.facebook.com/v23.0/dialog/oauth'),
  /** Where the browser comes back to, as Facebook was told; without it, /login/facebook of the public site. */
  FACEBOOK_REDIRECT_URI: address.optional(),
}

const settings = z.object(socialSettings)

export type SocialConfig = z.infer<typeof settings>

const secured = [
  ...(['GOOGLE_AUTHORIZE_URL', 'GOOGLE_JWKS_URL', 'GOOGLE_REDIRECT_URI'] as const),
  ...(['FACEBOOK_GRAPH_URL', 'FACEBOOK_DIALOG_URL', 'FACEBOOK_REDIRECT_URI'] as const),
]

/** What is wrong, in a sentence; null when nothing is. */
export function wrongWithSocial(given: SocialConfig, production: boolean): string | null {
  if ((given.FACEBOOK_APP_ID === undefined) !== (given.FACEBOOK_APP_SECRET === undefined))
    return 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together.'
  const open = production ? secured.find((name) => given[name]?.startsWith('http:')) : undefined
  return open ? `${open} must be https in production.` : null
}

/** Stand-ins on this machine, for a shop that was told of no real houses. */
export interface StandIns {
  google: { clientId: string; jwksUrl: string; authorizeUrl: string }
  facebook: { appId: string; appSecret: string; graphUrl: string; dialogUrl: string }
}

export interface HouseParts {
  config: SocialConfig & { PUBLIC_ORIGIN: string }
  standIns: StandIns | null
  report: ReportDoubt
}

export const housesOf = (parts: HouseParts): SocialHouses => ({ google: googleOf(parts), facebook: facebookOf(parts) })

function googleOf({ config, standIns, report }: HouseParts) {
  const { GOOGLE_CLIENT_ID: clientIds, GOOGLE_ISSUERS: issuers } = config
  const redirectUri = config.GOOGLE_REDIRECT_URI ?? `${config.PUBLIC_ORIGIN}/login/google`
  const common = { issuers, redirectUri, report }
  if (clientIds) {
    const [jwksUrl, authorizeUrl] = [config.GOOGLE_JWKS_URL, config.GOOGLE_AUTHORIZE_URL]
    return googleHouse({ ...common, clientIds, jwksUrl, authorizeUrl })
  }
  return standIns && googleHouse({ ...common, ...standIns.google, clientIds: [standIns.google.clientId] })
}

function facebookOf({ config, standIns, report }: HouseParts) {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = config
  const redirectUri = config.FACEBOOK_REDIRECT_URI ?? `${config.PUBLIC_ORIGIN}/login/facebook`
  if (appId && appSecret) {
    const [graphUrl, dialogUrl] = [config.FACEBOOK_GRAPH_URL, config.FACEBOOK_DIALOG_URL]
    return facebookHouse({ appId, appSecret, graphUrl, dialogUrl, redirectUri, report })
  }
  return standIns && facebookHouse({ ...standIns.facebook, redirectUri, report })
}
