// One browser's signing-in with another house, between leaving for it and coming back: a cookie with a chance number, from which
// the nonce and the state are made with the shop's secret. What comes back with another one was not asked for by this browser.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isLanguage, type Language } from '@stoa/domain/language'
import { keyFor } from '../second-factor/seal.ts'

/** Seconds. */
export const startLives = 10 * 60

/** As it stands in the cookie: the moment and the chance number, told apart by a dot. */
export interface Start {
  text: string
  at: number
}

const derived = (secret: Uint8Array, word: string): string =>
  createHmac('sha256', keyFor(secret, 'social sign-in')).update(word).digest('base64url')

export const newStart = (now: number): Start => ({
  text: `${now.toString(36)}.${randomBytes(24).toString('base64url')}`,
  at: now,
})

/** Null when the cookie is not ours or its ten minutes are over. */
export function readStart(text: string, now: number): Start | null {
  const [, moment] = /^([0-9a-z]{1,11})\.[\w-]{32}$/.exec(text) ?? []
  if (moment === undefined) return null
  const at = Number.parseInt(moment, 36)
  return at <= now && now < at + startLives * 1000 ? { text, at } : null
}

/** Goes to Google and comes back inside the token. */
export const nonceOf = (secret: Uint8Array, { text }: Start): string => derived(secret, `nonce ${text}`)

/** Goes to the house and comes back beside what it gives; begins with the language of the page that was left. */
export const stateOf = (secret: Uint8Array, { text }: Start, language: Language): string =>
  `${language}.${derived(secret, `state ${language} ${text}`)}`

export function isStateOf(secret: Uint8Array, start: Start, state: string): boolean {
  const language = state.slice(0, 2)
  if (!isLanguage(language)) return false
  const [given, right] = [Buffer.from(state), Buffer.from(stateOf(secret, start, language))]
  return given.length === right.length && timingSafeEqual(given, right)
}
