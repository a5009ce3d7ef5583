// The settings of the shop that signing in needs.

/** The cost of hashing a password; `memory` in KiB. */
export interface PasswordCost {
  memory: number
  passes: number
}

export interface AccountSettings {
  /** Signs access tokens and seals authenticators' secrets: at least 32 bytes, the same in every process. */
  secret: Uint8Array
  /** Scheme and host of the public site. */
  origin: string
  /** Left out, what OWASP advises. */
  passwordCost?: PasswordCost
}
