// One browser's signing-in with another house, between leaving for it and coming back: a cookie with a chance number, from which
// the nonce and the state are made with the shop's secret. What comes back with another one was not asked for by this browser.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isLanguage, type Language } from '@stoa/domain/language'
import { deriveKey } from '../second-factor/seal.ts'

/** Seconds. */
export const flowLifetimeSeconds = 10 * 60

/** As it stands in the cookie: the moment and the chance number, told apart by a dot. */
export interface SignInFlow {
  text: string
  at: number
}

const deriveValue = (secret: Uint8Array, purpose: string): string =>
  createHmac('sha256', deriveKey(secret, 'social sign-in')).update(purpose).digest('base64url')

export const newFlow = (now: number): SignInFlow => ({
  text: `${now.toString(36)}.${randomBytes(24).toString('base64url')}`,
  at: now,
})

/** Null when the cookie is not ours or its ten minutes are over. */
export function readFlow(text: string, now: number): SignInFlow | null {
  const [, encodedTime] = /^([0-9a-z]{1,11})\.[\w-]{32}$/.exec(text) ?? []
  if (encodedTime === undefined) return null
  const at = Number.parseInt(encodedTime, 36)
  return at <= now && now < at + flowLifetimeSeconds * 1000 ? { text, at } : null
}

/** Goes to Google and comes back inside the token. */
export const nonceOf = (secret: Uint8Array, { text }: SignInFlow): string => deriveValue(secret, `nonce ${text}`)

/** Goes to the house and comes back beside what it gives; begins with the language of the page that was left. */
export const stateOf = (secret: Uint8Array, { text }: SignInFlow, language: Language): string =>
  `${language}.${deriveValue(secret, `state ${language} ${text}`)}`

export function isValidState(secret: Uint8Array, flow: SignInFlow, state: string): boolean {
  const language = state.slice(0, 2)
  if (!isLanguage(language)) return false
  const [actual, expected] = [Buffer.from(state), Buffer.from(stateOf(secret, flow, language))]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
