// Sign-in with an identity provider. A person who is already linked to an account is signed in. Everybody else is
// identified by an e-mail, only once it is verified: by the provider, or by a code sent to it. An existing account is
// linked only for those who prove that it is theirs; nobody takes an account over by entering its e-mail elsewhere.

import { done, type Outcome, refused } from '../outcome.ts'

export interface SocialSignInData {
  /** The customer linked to this person before, by the provider's user id. */
  linkedTo: number | null
  email: string | null
  /** Who verified the e-mail: the provider, a code sent to it, or nobody yet. */
  verifiedBy: 'provider' | 'code' | 'nobody'
  /** Whether the provider hosts the mailbox: Google for its own addresses. */
  isProviderMailbox: boolean
  /** The account with that e-mail. */
  account: { customerId: number; isVerified: boolean; passwordConfirmed: boolean } | null
}

export type SocialDecision =
  | { action: 'log_in'; customerId: number }
  | { action: 'create'; email: string }
  /** `clearsCredentials`: the account's e-mail was never verified, so the credentials that its creator set are void. */
  | { action: 'link'; customerId: number; clearsCredentials: boolean }

export type SocialRefusal = { readonly code: 'social_email_needed' | 'social_link_needs_proof' }

export function decideSocial(data: SocialSignInData): Outcome<SocialDecision, SocialRefusal> {
  const { linkedTo, email, verifiedBy, isProviderMailbox, account } = data
  if (linkedTo !== null) return done({ action: 'log_in', customerId: linkedTo })
  if (email === null || verifiedBy === 'nobody') return refused({ code: 'social_email_needed' })
  if (account === null) return done({ action: 'create', email })
  const { customerId, isVerified, passwordConfirmed } = account
  if (!isVerified) return done({ action: 'link', customerId, clearsCredentials: true })
  if (verifiedBy === 'code' || isProviderMailbox || passwordConfirmed)
    return done({ action: 'link', customerId, clearsCredentials: false })
  return refused({ code: 'social_link_needs_proof' })
}
