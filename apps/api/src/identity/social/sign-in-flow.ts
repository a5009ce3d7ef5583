// The sign-in flow of one browser, between redirect and callback: a cookie with a random number, from which the nonce
// and the state are derived with the shop's secret. A callback with other values was not requested by this browser.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isLanguage, type Language } from '@stoa/domain/language'
import { deriveKey } from '../seal.ts'

/** Seconds. */
export const flowLifetimeSeconds = 10 * 60

/** The value of the cookie: the time and the random number, separated by a dot. */
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

/** Null when the cookie is not ours or older than ten minutes. */
export function readFlow(text: string, now: number): SignInFlow | null {
  const [, encodedTime] = /^([0-9a-z]{1,11})\.[\w-]{32}$/.exec(text) ?? []
  if (encodedTime === undefined) return null
  const at = Number.parseInt(encodedTime, 36)
  return at <= now && now < at + flowLifetimeSeconds * 1000 ? { text, at } : null
}

/** Sent to Google and returned inside the token. */
export const nonceOf = (secret: Uint8Array, { text }: SignInFlow): string => deriveValue(secret, `nonce ${text}`)

/** Sent to the provider and returned with its response; begins with the language of the page that was left. */
export const stateOf = (secret: Uint8Array, { text }: SignInFlow, language: Language): string =>
  `${language}.${deriveValue(secret, `state ${language} ${text}`)}`

export function isValidState(secret: Uint8Array, flow: SignInFlow, state: string): boolean {
  const language = state.slice(0, 2)
  if (!isLanguage(language)) return false
  const [actual, expected] = [Buffer.from(state), Buffer.from(stateOf(secret, flow, language))]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
