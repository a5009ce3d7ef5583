// The browser or program behind a call, and the shop's cookies. On a secure site each carries the prefix `__Host-`, so that no
// neighbouring host can set it; on a developer's own machine it does without.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallingClient, CookieName, SetCookie } from './operation.ts'

export interface CookieOptions {
  /** Whether the public site is on HTTPS. */
  secure: boolean
}

/** XSRF cookies keep the names that other clients know. */
const nameOf = (name: CookieName, { secure }: CookieOptions): string =>
  secure && !name.endsWith('XSRF-TOKEN') ? `__Host-${name}` : name

export function clientOf(request: FastifyRequest, reply: FastifyReply, options: CookieOptions): CallingClient {
  const header = (name: string): string | null => {
    const value = request.headers[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    ip: request.ip,
    userAgent: (header('user-agent') ?? '').slice(0, 400),
    cookie: (name) => readCookie(header('cookie') ?? '', nameOf(name, options)),
    setCookie: (cookie) => void reply.header('set-cookie', serializeCookie(cookie, options)),
    xsrfToken: header('x-xsrf-token'),
    tokensInBody: header('x-token-transport')?.toLowerCase() === 'body',
  }
}

function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value) return value
  }
  return null
}

/** Values are our own tokens: letters, digits, dots, dashes and underscores. */
function serializeCookie({ name, value, maxAge, readable = false }: SetCookie, options: CookieOptions): string {
  const age = value === null ? 0 : maxAge
  return [
    `${nameOf(name, options)}=${value ?? ''}`,
    'Path=/',
    'SameSite=Lax',
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
    ...(readable ? [] : ['HttpOnly']),
    ...(options.secure ? ['Secure'] : []),
  ].join('; ')
}
