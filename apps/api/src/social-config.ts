// The configuration of identity providers, and the providers made from it.

import { z } from 'zod'
import { facebookProvider } from './adapters/facebook-provider.ts'
import { googleProvider } from './adapters/google-provider.ts'
import { findHttpError } from './http/outside-url.ts'
import type { IdentityProviders, ReportSignInFailure } from './ports/identity-providers.ts'

const httpUrl = z.url({ protocol: /^https?$/ })
const commaList = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .pipe(z.tuple([z.string().min(1)], z.string().min(1)))

export const socialSettings = {
  /** The web's client first; those of apps may follow, separated by commas. Without it, no sign-in with Google. */
  GOOGLE_CLIENT_ID: commaList.optional(),
  GOOGLE_AUTHORIZE_URL: httpUrl.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_JWKS_URL: httpUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_ISSUERS: commaList.default(['https://accounts.google.com', 'accounts.google.com']),
  /** The redirect URI registered at Google; without it, /login/google of the public site. */
  GOOGLE_REDIRECT_URI: httpUrl.optional(),
  /** Without it, no sign-in with Facebook. */
  FACEBOOK_APP_ID: z.string().regex(/^\d+$/, 'a number').optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_GRAPH_URL: httpUrl.default('https://graph.facebook.com/v23.0'),
  FACEBOOK_DIALOG_URL: httpUrl.default('https://www.facebook.com/v23.0/dialog/oauth'),
  /** The redirect URI registered at Facebook; without it, /login/facebook of the public site. */
  FACEBOOK_REDIRECT_URI: httpUrl.optional(),
}

const settings = z.object(socialSettings)

export type SocialConfig = z.infer<typeof settings>

const httpsOnly = [
  ...(['GOOGLE_AUTHORIZE_URL', 'GOOGLE_JWKS_URL', 'GOOGLE_REDIRECT_URI'] as const),
  ...(['FACEBOOK_GRAPH_URL', 'FACEBOOK_DIALOG_URL', 'FACEBOOK_REDIRECT_URI'] as const),
]

/** The error, as a sentence; null when there is none. */
export function findSocialConfigError(config: SocialConfig, production: boolean): string | null {
  if ((config.FACEBOOK_APP_ID === undefined) !== (config.FACEBOOK_APP_SECRET === undefined))
    return 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together.'
  const names = production ? httpsOnly : (['GOOGLE_AUTHORIZE_URL', 'GOOGLE_JWKS_URL'] as const)
  return findHttpError(config, names, production)
}

/** Stand-ins on this machine, for a shop without configured providers. */
export interface SandboxProviders {
  google: { clientId: string; jwksUrl: string; authorizeUrl: string }
  facebook: { appId: string; appSecret: string; graphUrl: string; dialogUrl: string }
}

export interface IdentityProviderOptions {
  config: SocialConfig & { PUBLIC_ORIGIN: string }
  sandboxProviders: SandboxProviders | null
  report: ReportSignInFailure
}

export const createIdentityProviders = (options: IdentityProviderOptions): IdentityProviders => ({
  google: createGoogle(options),
  facebook: createFacebook(options),
})

function createGoogle({ config, sandboxProviders, report }: IdentityProviderOptions) {
  const { GOOGLE_CLIENT_ID: clientIds, GOOGLE_ISSUERS: issuers } = config
  const redirectUri = config.GOOGLE_REDIRECT_URI ?? `${config.PUBLIC_ORIGIN}/login/google`
  const common = { issuers, redirectUri, report }
  if (clientIds) {
    const [jwksUrl, authorizeUrl] = [config.GOOGLE_JWKS_URL, config.GOOGLE_AUTHORIZE_URL]
    return googleProvider({ ...common, clientIds, jwksUrl, authorizeUrl })
  }
  return (
    sandboxProviders &&
    googleProvider({ ...common, ...sandboxProviders.google, clientIds: [sandboxProviders.google.clientId] })
  )
}

function createFacebook({ config, sandboxProviders, report }: IdentityProviderOptions) {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = config
  const redirectUri = config.FACEBOOK_REDIRECT_URI ?? `${config.PUBLIC_ORIGIN}/login/facebook`
  if (appId && appSecret) {
    const [graphUrl, dialogUrl] = [config.FACEBOOK_GRAPH_URL, config.FACEBOOK_DIALOG_URL]
    return facebookProvider({ appId, appSecret, graphUrl, dialogUrl, redirectUri, report })
  }
  return sandboxProviders && facebookProvider({ ...sandboxProviders.facebook, redirectUri, report })
}
