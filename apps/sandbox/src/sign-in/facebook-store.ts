// What the sandbox's Facebook has issued: codes that are good once, and tokens with their permissions.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FacebookPerson } from './people.ts'

export const facebookApp = { appId: '300000000000001', appSecret: 'sandbox-app-secret' } as const

export interface IssuedToken {
  person: FacebookPerson
  appId: string
  type: 'USER' | 'PAGE'
  scopes: string[]
  isValid: boolean
}

interface IssuedCode {
  person: FacebookPerson
  redirectUri: string
}

const randomText = (): string => randomBytes(24).toString('base64url')

export function createFacebookStore() {
  const codes = new Map<string, IssuedCode>()
  const tokens = new Map<string, IssuedToken>()
  return {
    issueCode(code: IssuedCode): string {
      const text = `AQ${randomText()}`
      codes.set(text, code)
      return text
    },
    /** A code is good once. */
    consumeCode(text: string): IssuedCode | null {
      const code = codes.get(text) ?? null
      codes.delete(text)
      return code
    },
    issueToken(token: IssuedToken): string {
      const text = `EAA${randomText()}`
      tokens.set(text, token)
      return text
    },
    findToken: (text: string): IssuedToken | null => tokens.get(text) ?? null,
  }
}

export type FacebookStore = ReturnType<typeof createFacebookStore>

/** Whether a call comes from the app's server. */
export function isProofOf(token: string, proof: string): boolean {
  const expected = Buffer.from(createHmac('sha256', facebookApp.appSecret).update(token).digest('hex'))
  const actual = Buffer.from(proof)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

export const requestFlaws = ['wrong-secret', 'changed', 'other-algorithm'] as const

/** A signed request as the deletion callback gets it. */
export function signRequest(userId: string, issuedAt: number, flaw?: (typeof requestFlaws)[number]): string {
  const algorithm = flaw === 'other-algorithm' ? 'HMAC-MD5' : 'HMAC-SHA256'
  const payloadOf = (user_id: string) =>
    Buffer.from(JSON.stringify({ user_id, algorithm, issued_at: issuedAt, expires: issuedAt + 3600 })).toString(
      'base64url',
    )
  const key = flaw === 'wrong-secret' ? 'another-secret' : facebookApp.appSecret
  const signature = createHmac('sha256', key).update(payloadOf(userId)).digest('base64url')
  return `${signature}.${payloadOf(flaw === 'changed' ? '1' : userId)}`
}
