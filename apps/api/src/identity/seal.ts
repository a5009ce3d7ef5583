// Encrypts what only the shop may read: AES-256-GCM with a key derived from the shop's secret, and bound to its owner, so
// that a value copied to another row or another browser does not decrypt.

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export const deriveKey = (secret: Uint8Array, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), `stoa ${use}`, 32))

const sealKey = (secret: Uint8Array): Buffer => deriveKey(secret, 'second factor')

/** `owner` names what it belongs to: `customer 12`, `staff 3`, `gift card 7`. */
export function seal(secret: Uint8Array, owner: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes)
  const encryptor = createCipheriv(cipher, sealKey(secret), iv, { authTagLength: tagBytes }).setAAD(Buffer.from(owner))
  const body = Buffer.concat([encryptor.update(plain), encryptor.final()])
  return Buffer.concat([iv, encryptor.getAuthTag(), body])
}

/** Throws when it was sealed for another owner, with another shop's secret, or was changed. */
export function unseal(secret: Uint8Array, owner: string, sealed: Uint8Array): Buffer {
  const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes)]
  const decryptor = createDecipheriv(cipher, sealKey(secret), iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag)
  return Buffer.concat([decryptor.update(sealed.subarray(ivBytes + tagBytes)), decryptor.final()])
}
