// What every answer says about how it may be used. Pages are cached whole, so a nonce would be the same for everyone: inline
// scripts are named by their hash instead, computed once when the page is rendered.

import { createHash } from 'node:crypto'

export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g

export function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Anyone may keep a public page, but asks each time whether it is still the same. */
export const pageHeaders = (html: string): Record<string, string> => ({
  ...commonHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, no-cache',
  'content-security-policy': contentSecurityPolicy(html),
})
