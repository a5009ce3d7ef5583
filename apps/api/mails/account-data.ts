// The data from which an account e-mail is written.

import type { Language } from '@stoa/domain/language'
import type { ShopData } from './order-data.ts'

/** `known_address`: somebody asked for an account where there is one. `first_password`: for those of the old site. */
export type AccountEmailKind =
  | 'verify'
  | 'known_address'
  | 'reset'
  | 'first_password'
  | 'password_changed'
  | 'email_change'
  | 'email_change_notice'
  | 'new_sign_in'
  | 'session_reused'
  | 'confirm_code'
  | 'social_code'
  | 'deletion'
  | 'many_guesses'
  | 'second_factor_off'
  | 'provider_linked'

export interface AccountData {
  kind: AccountEmailKind
  language: Language
  /** When it happened, milliseconds since 1970. */
  at: number
  /** The one-time token in its link. */
  token: string | null
  /** The one-time code it carries. */
  code: string | null
  /** Until when the token or code is valid, milliseconds since 1970; for a deletion, when it is carried out. */
  validUntil: number | null
  /** `Firefox, Windows`; null when the client does not say. */
  device: string | null
  /** What was asked for instead of the account's own e-mail. */
  newEmail: string | null
  shop: ShopData
}
