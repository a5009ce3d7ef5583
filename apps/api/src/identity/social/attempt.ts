// An attempt to sign in with an identity provider, as it passes through the module.

import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import { refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import type { CallingClient } from '../../http/operation.ts'
import type { AccountSettings } from '../account-settings.ts'
import type { SignInFlow } from './sign-in-flow.ts'
import type { SocialTicket } from './social-ticket.ts'

export type SocialRefusal = Refusal<
  | 'social_sign_in_failed'
  | 'social_email_needed'
  | 'social_link_needs_proof'
  | 'second_factor_required'
  | 'second_factor_wrong'
>

export interface SocialInput {
  provider: 'google' | 'facebook'
  token: string
  /** What was asked for after an earlier attempt. */
  email?: string
  emailCode?: string
  password?: string
  code?: string
  client: CallingClient
  language: Language
  now: number
}

export interface SocialContext {
  db: Database
  settings: AccountSettings
}

export interface Attempt {
  input: SocialInput
  ticket: SocialTicket
  passwordShown: boolean
  flow: SignInFlow | null
}

/** The same whatever was wrong: the reason is in the log. */
export const failed = (): { ok: false; refusal: SocialRefusal } => refused({ code: 'social_sign_in_failed' })
