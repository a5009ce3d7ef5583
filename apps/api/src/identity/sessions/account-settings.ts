import type { PasswordCost } from '../passwords/passwords.ts'

/** The settings of the shop that signing in needs. */
export interface AccountSettings {
  /** Signs access tokens and seals authenticators' secrets: at least 32 bytes, the same in every process. */
  secret: Uint8Array
  /** Scheme and host of the public site. */
  origin: string
  /** The cost of hashing a password; left out, what OWASP advises. */
  passwordCost?: PasswordCost
}
