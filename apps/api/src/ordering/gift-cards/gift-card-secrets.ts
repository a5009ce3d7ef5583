// The code of a gift card as the shop makes and keeps it: 80 random bits, of which a hash and four characters are stored. So
// many bits need no salt and no slow hash: there is nothing to guess.

import { createHash } from 'node:crypto'
import { giftCardCodeBytes, giftCardCodeFrom } from '@stoa/domain/ordering/gift-cards/gift-card-code'

export type RandomBytes = (size: number) => Uint8Array

export const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest()

export interface GiftCardSecret {
  code: string
  hash: Buffer
  last4: string
}

export function makeSecret(randomBytes: RandomBytes): GiftCardSecret {
  const code = giftCardCodeFrom(randomBytes(giftCardCodeBytes))
  return { code, hash: hashCode(code), last4: code.slice(-4) }
}
