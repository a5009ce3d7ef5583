// Changes are accepted from the shop's own pages or from a program, never from a page of another origin. Browsers send
// the origin of a request; programs send none.

import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** `publicHost`: of the public site, which a proxy in front of us may not forward. */
export function isSameOrigin(
  { method, headers, host }: Pick<FastifyRequest, 'method' | 'headers' | 'host'>,
  publicHost?: string,
): boolean {
  if (safeMethods.has(method)) return true
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (headers.origin === undefined) return true
  const origin = hostOf(headers.origin)
  return origin !== null && (origin === host || origin === publicHost)
}

/** Null for `null`, the opaque origin. */
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)
