import type { PasswordCost } from '../passwords/passwords.ts'

/** What signing in needs to know of the shop's set-up. */
export interface AccountSettings {
  /** Signs access tokens and seals authenticators' secrets: at least 32 bytes, the same in every process. */
  secret: Uint8Array
  /** Scheme and host of the public site. */
  origin: string
  /** What hashing a password costs; left out, what OWASP advises. */
  passwordCost?: PasswordCost
}
