// Other houses that vouch for people. What they say has been looked at from all sides by the time it comes out of here; what
// it means for an account is decided elsewhere.

export interface ProviderIdentity {
  /** The house, always by the same address. */
  issuer: string
  /** The house's number for the person: the key, since an e-mail may change hands. */
  subject: string
  email: string | null
  /** Whether the house says that the e-mail is theirs. */
  emailVerified: boolean
  /** Whether the house itself keeps that mailbox. */
  isHousesMailbox: boolean
  firstName: string
  lastName: string
}

/** Belongs to one browser's signing-in. */
export interface AuthorizationRequest {
  nonce: string
  state: string
}

export interface GoogleProvider {
  clientId: string
  /** Where the browser goes. */
  authorizationUrl(request: AuthorizationRequest): string
  /** Null for whatever is not Google's word about somebody, said to us, now, to this browser. */
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

/** As much of a name as the shop could use: what a house says travels in a cookie for a while. */
export const truncateName = (name: string | undefined): string => (name ?? '').slice(0, 100)

export const googleIssuer = 'https://accounts.google.com'
export const facebookIssuer = 'https://www.facebook.com'

/** Told why somebody was not let in; never who. */
export type ReportSignInFailure = (provider: 'google' | 'facebook', reason: string) => void
