// Somebody whom Google or Facebook vouches for. Whoever is tied to an account is let in. Everybody else is known by an e-mail,
// and that only once it is proved: by a house that says so, or by a code sent to it. An account that is there already is
// joined only by those who show that it is theirs; nobody gains an account by naming its e-mail somewhere else.

import { done, type Outcome, refused } from '../outcome.ts'

export interface SocialSignInData {
  /** The customer this person was tied to before, by the house's own number for them. */
  linkedTo: number | null
  email: string | null
  /** Who says that the e-mail is theirs: the other house, a code they read in its mailbox, or nobody yet. */
  verifiedBy: 'provider' | 'code' | 'nobody'
  /** Whether the mailbox is kept by the house that vouches: Google for its own addresses. */
  isProviderMailbox: boolean
  /** The account with that e-mail. */
  account: { customerId: number; isVerified: boolean; passwordConfirmed: boolean } | null
}

export type SocialDecision =
  | { action: 'log_in'; customerId: number }
  | { action: 'create'; email: string }
  /** `cleared`: whoever made the account never proved its e-mail, so what they set to get in is void. */
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
