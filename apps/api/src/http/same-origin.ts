// What changes something comes from the shop's own pages or from a program, never from a page of somebody else. Browsers say
// where a request comes from; programs say nothing.

import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** `publicHost`: of the site as browsers know it, which a proxy in front of us may not hand on. */
export function isSameOrigin({ method, headers, host }: FastifyRequest, publicHost?: string): boolean {
  if (safeMethods.has(method)) return true
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (headers.origin === undefined) return true
  const origin = hostOf(headers.origin)
  return origin !== null && (origin === host || origin === publicHost)
}

/** Null for `null`, which is what an opaque page sends. */
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)
