// The browser or program behind a call, and the shop's cookies. On a secure site each carries the prefix `__Host-`, so that no
// neighbouring host can set it; on a developer's own machine it does without.

import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallingClient, CookieName, SetCookie } from './operation.ts'

export interface CookieOptions {
  /** Whether the public site is on HTTPS. */
  secure: boolean
}

/** XSRF cookies keep the names that other clients know. */
const nameOf = (name: CookieName, { secure }: CookieOptions): string =>
  secure && !name.endsWith('XSRF-TOKEN') ? `__Host-${name}` : name

export function readCallingClient(request: FastifyRequest, reply: FastifyReply, options: CookieOptions): CallingClient {
  const header = (name: string): string | null => {
    const value = request.headers[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    ip: request.ip,
    userAgent: (header('user-agent') ?? '').slice(0, 400),
    cookie: (name) => request.server.parseCookie(header('cookie') ?? '')[nameOf(name, options)] || null,
    setCookie: (cookie) =>
      void reply.setCookie(nameOf(cookie.name, options), cookie.value ?? '', attributesOf(cookie, options)),
    xsrfToken: header('x-xsrf-token'),
    tokensInBody: header('x-token-transport')?.toLowerCase() === 'body',
  }
}

const attributesOf = (
  { value, maxAge, readable = false }: SetCookie,
  { secure }: CookieOptions,
): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  maxAge: value === null ? 0 : maxAge,
  httpOnly: !readable,
  secure,
})
