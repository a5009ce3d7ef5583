// Somebody whom Google or Facebook vouches for. Whoever is tied to an account is let in. Everybody else is known by an e-mail,
// and that only once it is proved: by a house that says so, or by a code sent to it. An account that is there already is
// joined only by those who show that it is theirs; nobody gains an account by naming its e-mail somewhere else.

import { done, type Outcome, refused } from '../outcome.ts'

export interface SocialFacts {
  /** The customer this person was tied to before, by the house's own number for them. */
  tiedTo: number | null
  email: string | null
  /** Who says that the e-mail is theirs: the other house, a code they read in its mailbox, or nobody yet. */
  vouchedBy: 'house' | 'code' | 'nobody'
  /** Whether the mailbox is kept by the house that vouches: Google for its own addresses. */
  isHousesMailbox: boolean
  /** The account with that e-mail. */
  account: { customerId: number; isProved: boolean; passwordShown: boolean } | null
}

export type SocialDecision =
  | { does: 'log_in'; customerId: number }
  | { does: 'create'; email: string }
  /** `cleared`: whoever made the account never proved its e-mail, so what they set to get in is void. */
  | { does: 'tie'; customerId: number; cleared: boolean }

export type SocialRefusal = { readonly code: 'social_email_needed' | 'social_link_needs_proof' }

export function decideSocial(facts: SocialFacts): Outcome<SocialDecision, SocialRefusal> {
  const { tiedTo, email, vouchedBy, isHousesMailbox, account } = facts
  if (tiedTo !== null) return done({ does: 'log_in', customerId: tiedTo })
  if (email === null || vouchedBy === 'nobody') return refused({ code: 'social_email_needed' })
  if (account === null) return done({ does: 'create', email })
  const { customerId, isProved, passwordShown } = account
  if (!isProved) return done({ does: 'tie', customerId, cleared: true })
  if (vouchedBy === 'code' || isHousesMailbox || passwordShown) return done({ does: 'tie', customerId, cleared: false })
  return refused({ code: 'social_link_needs_proof' })
}
