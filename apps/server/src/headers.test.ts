import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './headers.ts'

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('allows every inline script by its hash and nothing else', () => {
  const html = Buffer.from(`<script>a()</script><script type="module">b()</script><script src="/x.js"></script>
    <script type="application/ld+json">{"@type":"Book"}</script>`)
  const policy = contentSecurityPolicy(html)
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')};`)
  expect(policy).not.toContain(hashOf('{"@type":"Book"}'))
})

test('forbids frames, foreign bases and anything not named', () => {
  const policy = contentSecurityPolicy(Buffer.alloc(0))
  for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self';"]) {
    expect(policy).toContain(rule)
  }
})

test('a truncated page names the scripts it has', () => {
  expect(contentSecurityPolicy(Buffer.from('<p>ά</p><script>a()</script><script>b('))).toContain(`${hashOf('a()')};`)
})
