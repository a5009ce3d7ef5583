// An operation is an endpoint with the function that carries it out. Everything a call may know about its caller is handed in
// here; nothing reaches around it.

import type { Endpoint, FieldOf, InputOf, OutputOf, RefusalOf } from '@stoa/contract/endpoint'
import type { AnyRefusal, Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import type { Outcome } from '@stoa/domain/outcome'
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
  /** The body as it came, for telling a repeated call from another one under the same key. */
  bodyHash?: string
  /** Notes what the answer shows, so that pages made from it are dropped when that changes. */
  tag(...tags: string[]): void
  /** Notes until when the answer holds, for answers that depend on the hour. */
  validUntil(time: number): void
}

/** A cookie of the shop, by its plain name; the prefix that ties it to this host is the transport's affair. */
export interface SetCookie {
  name: CookieName
  /** Null takes the cookie away. */
  value: string | null
  /** Seconds; left out, it ends with the browser. */
  maxAge?: number
  /** Whether scripts may read it; only XSRF tokens are for them. */
  readable?: boolean
}

export type CookieName = 'session' | 'device' | 'social' | 'staff' | 'XSRF-TOKEN' | 'STAFF-XSRF-TOKEN'

export interface CallingClient {
  ip: string
  userAgent: string
  cookie(name: CookieName): string | null
  setCookie(cookie: SetCookie): void
  /** The header that repeats the XSRF cookie. */
  xsrfToken: string | null
  /** Whether tokens travel in the body instead of cookies: a client that is no browser. */
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
