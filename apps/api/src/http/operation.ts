// An operation is an endpoint with the function that answers it. Everything about the caller is passed in here; nothing
// bypasses it.

import type { Endpoint, FieldOf, InputOf, OutputOf, RefusalOf } from '@stoa/contract/endpoint'
import type { AnyRefusal, Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome } from '@stoa/domain/outcome'
import type { Caller } from './caller.ts'

export interface Call {
  language: Language
  /** Milliseconds since 1970. */
  now: number
  caller: Caller
  /** The browser or program that calls; null where a page is rendered for everyone. */
  client: CallingClient | null
  /** The file, on calls that take one. */
  upload?: Buffer
  /** Present on calls that may not happen twice. */
  idempotencyKey?: string
  /** The raw body, for distinguishing a repeated call from another one under the same key. */
  bodyHash?: string
  /** Notes the tags of the response, so that pages made from it are dropped when they change. */
  tag(...tags: string[]): void
  /**
   * Notes a part of the response that comes from lists of products, and how it is read again. Lists change with almost
   * every product: pages are kept as long as this part of them stays the same.
   */
  listed(part: unknown, read: () => Promise<unknown>): void
  /** Notes until when the response is valid, where it depends on the time. */
  validUntil(time: number): void
}

/** A cookie of the shop, by its plain name; the transport adds the `__Host-` prefix. */
export interface SetCookie {
  name: CookieName
  /** Null deletes the cookie. */
  value: string | null
  /** Seconds; left out, it ends with the browser. */
  maxAge?: number
  /** Whether scripts may read it; only XSRF tokens are for them. */
  readable?: boolean
}

export type CookieName =
  | 'session'
  | 'device'
  | 'social'
  | 'staff'
  | 'checkout'
  | 'hold'
  | 'XSRF-TOKEN'
  | 'STAFF-XSRF-TOKEN'

export interface CallingClient {
  ip: string
  userAgent: string
  cookie(name: CookieName): string | null
  setCookie(cookie: SetCookie): void
  /** The header that repeats the XSRF cookie. */
  xsrfToken: string | null
  /** Whether tokens travel in the body instead of cookies: a client other than a browser. */
  tokensInBody: boolean
}

export type OperationHandler<E extends Endpoint> = (
  input: InputOf<E>,
  call: Call,
) => Promise<Outcome<OutputOf<E>, Refusal<RefusalOf<E>, FieldOf<E>>>>

export interface Operation {
  readonly endpoint: Endpoint
  handle(input: unknown, call: Call): Promise<Outcome<unknown, AnyRefusal>>
}

export const operation = <E extends Endpoint>(endpoint: E, handle: OperationHandler<E>): Operation => ({
  endpoint,
  handle: (input, call) => handle(input as InputOf<E>, call),
})

/** The client of a call that is never made while a page is rendered. */
export function clientOf({ client }: Call): CallingClient {
  if (client === null) throw new Error('a page that is the same for everyone acts for nobody')
  return client
}

/** The answer of calls that have nothing to say but that they were carried out. */
export const accepted = done({ accepted: true as const })

export const toAccepted = <Refused extends AnyRefusal>(outcome: Outcome<unknown, Refused>) =>
  outcome.ok ? accepted : outcome
