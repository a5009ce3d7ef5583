// How another house answers in the address: Google behind the hash, Facebook in the query.

import { isLanguage, type Language } from '@stoa/domain/language'
import type { House } from './houses.ts'

export type HouseAnswer =
  | { kind: 'proof'; token: string; state: string }
  | { kind: 'cancelled' }
  /** Not an answer at all, or not one to what was asked here. */
  | { kind: 'stray' }

const stray: HouseAnswer = { kind: 'stray' }

type AnswerUrl = Pick<URL, 'search' | 'hash'>

const partsOf = (house: House, url: AnswerUrl): URLSearchParams =>
  new URLSearchParams(house === 'google' ? url.hash.slice(1) : url.search)

export const stateIn = (house: House, url: AnswerUrl): string | null => partsOf(house, url).get('state')

/** `awaited` is the state this browser left with. */
export function readAnswer(house: House, url: AnswerUrl, awaited: string | null): HouseAnswer {
  const answer = partsOf(house, url)
  const state = answer.get('state')
  if (state === null || state !== awaited) return stray
  if (answer.has('error')) return answer.get('error') === 'access_denied' ? { kind: 'cancelled' } : stray
  const token = answer.get(house === 'google' ? 'id_token' : 'code')
  return token === null || token === '' ? stray : { kind: 'proof', token, state }
}

/** The language of the page that was left: each house knows one address to come back to, whatever the language was. */
export function languageOfState(state: string | null): Language | null {
  const named = (state ?? '').split('.')[0]
  return isLanguage(named) ? named : null
}
