// Identity providers. Whatever this port returns has been verified; what it means for an account is decided elsewhere.

export interface ProviderIdentity {
  /** The provider, always under the same name. */
  issuer: string
  /** The provider's user id: the key, since an e-mail may change hands. */
  subject: string
  email: string | null
  /** Whether the provider verified the e-mail. */
  emailVerified: boolean
  /** Whether the provider itself hosts that mailbox. */
  isProvidersMailbox: boolean
  firstName: string
  lastName: string
}

/** Belongs to one browser's sign-in flow. */
export interface AuthorizationRequest {
  nonce: string
  state: string
}

export interface GoogleProvider {
  clientId: string
  /** The authorization URL. */
  authorizationUrl(request: AuthorizationRequest): string
  /** Null for whatever is not a current token of Google, issued to us for this browser. */
  verify(idToken: string, nonce: string, now: number): Promise<ProviderIdentity | null>
}

/** The access token of Facebook's own script, or the code of its redirect. */
export interface FacebookCredential {
  kind: 'token' | 'code'
  token: string
}

export interface FacebookProvider {
  authorizationUrl(request: AuthorizationRequest): string
  verify(credential: FacebookCredential): Promise<ProviderIdentity | null>
  /** The person a signed request is about: of the deletion and the deauthorise callback. */
  userIdOf(signedRequest: string): string | null
}

export interface IdentityProviders {
  google: GoogleProvider | null
  facebook: FacebookProvider | null
}

export const noIdentityProviders: IdentityProviders = { google: null, facebook: null }

/** As much of a name as the shop could use: the provider's response is stored in a cookie for a while. */
export const truncateName = (name: string | undefined): string => (name ?? '').slice(0, 100)

export const googleIssuer = 'https://accounts.google.com'
export const facebookIssuer = 'https://www.facebook.com'

/** Gets the reason why a sign-in was refused; never the person. */
export type ReportSignInFailure = (provider: 'google' | 'facebook', reason: string) => void
