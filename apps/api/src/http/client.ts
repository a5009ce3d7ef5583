// The browser or program behind a call, and the shop's cookies. On a secure site each carries the prefix `__Host-`, so that no
// neighbouring host can set it; on a developer's own machine it does without.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallingClient, CookieName, SetCookie } from './operation.ts'

export interface CookieManner {
  /** Whether the public site is on HTTPS. */
  secure: boolean
}

/** The XSRF cookie keeps the name that other clients know. */
const nameOf = (name: CookieName, { secure }: CookieManner): string =>
  secure && name !== 'XSRF-TOKEN' ? `__Host-${name}` : name

export function clientOf(request: FastifyRequest, reply: FastifyReply, manner: CookieManner): CallingClient {
  const header = (name: string): string | null => {
    const value = request.headers[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    ip: request.ip,
    userAgent: (header('user-agent') ?? '').slice(0, 400),
    cookie: (name) => readCookie(header('cookie') ?? '', nameOf(name, manner)),
    setCookie: (cookie) => void reply.header('set-cookie', written(cookie, manner)),
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
function written({ name, value, maxAge, readable = false }: SetCookie, manner: CookieManner): string {
  const age = value === null ? 0 : maxAge
  return [
    `${nameOf(name, manner)}=${value ?? ''}`,
    'Path=/',
    'SameSite=Lax',
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
    ...(readable ? [] : ['HttpOnly']),
    ...(manner.secure ? ['Secure'] : []),
  ].join('; ')
}
