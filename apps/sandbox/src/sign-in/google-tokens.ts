// ID tokens as Google issues them, signed with keys generated at the start; and the same with one flaw, to test their
// rejection. Encoded by hand: a token library refuses to write invalid ones.

import { createHmac, generateKeyPairSync, type KeyObject, type KeyPairKeyObjectResult, sign } from 'node:crypto'
import type { GooglePerson } from './people.ts'

export const googleClientId = 'stoa-sandbox.apps.googleusercontent.com'

export const tokenFlaws = [
  ...['wrong-audience', 'wrong-issuer', 'expired', 'from-the-future', 'long-lived', 'unsigned'],
  ...['signed-with-public-key', 'unknown-key', 'unnamed-key', 'other-signer'],
] as const

export type TokenFlaw = (typeof tokenFlaws)[number]

export interface TokenInput {
  person: GooglePerson
  nonce?: string
  flaw?: TokenFlaw
}

const kid = 'sandbox-key-1'
const hour = 3600

/** Generated when first needed, because it is slow. */
const lazyKeyPair = () => {
  let pair: KeyPairKeyObjectResult | null = null
  return () => {
    pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    return pair
  }
}
const encodePart = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url')
const signed = (text: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')

/** `now` in milliseconds since 1970, by the clock of the shop that validates the tokens. */
export function createGoogleTokens(now: () => number) {
  const [pair, otherPair] = [lazyKeyPair(), lazyKeyPair()]
  const claimsOf = ({ person, nonce, flaw }: TokenInput) => {
    const offset = flaw === 'expired' ? -2 * hour : flaw === 'from-the-future' ? hour : 0
    const iat = Math.floor(now() / 1000) + offset
    return {
      iss: flaw === 'wrong-issuer' ? 'https://accounts.google.example' : 'https://accounts.google.com',
      azp: googleClientId,
      aud: flaw === 'wrong-audience' ? 'another-shop.example' : googleClientId,
      ...person,
      ...(nonce === undefined ? {} : { nonce }),
      iat,
      exp: iat + (flaw === 'long-lived' ? 48 * hour : hour),
    }
  }
  const headerOf = (flaw: TokenFlaw | undefined) => ({
    alg: flaw === 'unsigned' ? 'none' : flaw === 'signed-with-public-key' ? 'HS256' : 'RS256',
    ...(flaw === 'unnamed-key' ? {} : { kid: flaw === 'unknown-key' ? 'nobodys-key' : kid }),
    typ: 'JWT',
  })
  const signatureOf = (text: string, flaw: TokenFlaw | undefined): string => {
    if (flaw === 'unsigned') return ''
    if (flaw === 'signed-with-public-key') {
      const key = pair().publicKey.export({ type: 'spki', format: 'pem' })
      return createHmac('sha256', key).update(text).digest('base64url')
    }
    return signed(text, flaw === 'other-signer' || flaw === 'unknown-key' ? otherPair().privateKey : pair().privateKey)
  }
  return {
    jwks: () => ({ keys: [{ ...pair().publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] }),
    write(input: TokenInput): string {
      const text = `${encodePart(headerOf(input.flaw))}.${encodePart(claimsOf(input))}`
      return `${text}.${signatureOf(text, input.flaw)}`
    },
  }
}

export type GoogleTokens = ReturnType<typeof createGoogleTokens>
