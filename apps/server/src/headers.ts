// The security and cache headers of responses. Pages are cached whole, so a nonce would be the same for everyone:
// inline scripts are allowed by their hash instead, computed once when the page is rendered.

import { hash } from 'node:crypto'

export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** The bytes of every inline script; structured data is not a script. */
function* inlineScripts(html: Buffer): Generator<Buffer> {
  for (let start = html.indexOf('<script'); start >= 0; start = html.indexOf('<script', start)) {
    const begin = html.indexOf('>', start) + 1
    const tag = html.toString('latin1', start, begin)
    start = html.indexOf('</script>', begin)
    if (start < 0) return
    if (!tag.includes(' src=') && !tag.includes('application/ld+json')) yield html.subarray(begin, start)
  }
}

export function contentSecurityPolicy(html: Buffer): string {
  const hashes = [...inlineScripts(html)].map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
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

/** Anyone may cache a public page, but must revalidate it each time. */
export const pageHeaders = (html: Buffer): Record<string, string> => ({
  ...commonHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, no-cache',
  'content-security-policy': contentSecurityPolicy(html),
})
