// Authenticators of customers and of staff. The secret that is shared with the app is stored sealed for its owner.

import { randomBytes } from 'node:crypto'
import type { AccountSettings } from '../account-settings.ts'
import { seal, unseal } from '../seal.ts'
import { findStep, otpauthUrl, toBase32 } from './totp.ts'

const shopName = 'Στοά'
/** 160 bits, as RFC 4226 asks. */
const secretBytes = 20

type Settings = Pick<AccountSettings, 'secret'>

export interface NewAuthenticator {
  /** What is stored. */
  sealed: Buffer
  /** Base32, for typing. */
  secret: string
  /** `otpauth://…` */
  otpauthUrl: string
}

/** `owner`: `customer 12`, `staff 3`. `account`: the name under which the app lists it. */
export function createAuthenticator({ secret }: Settings, owner: string, account: string): NewAuthenticator {
  const shared = randomBytes(secretBytes)
  return {
    sealed: seal(secret, owner, shared),
    secret: toBase32(shared),
    otpauthUrl: otpauthUrl(shared, shopName, account),
  }
}

export interface TypedCode {
  owner: string
  sealed: Buffer
  code: string
  now: number
}

/** The time step of a code; null when it is not of this authenticator, or not of now. */
export const findCodeStep = ({ secret }: Settings, { owner, sealed, code, now }: TypedCode): number | null =>
  findStep(unseal(secret, owner, sealed), code, now)
