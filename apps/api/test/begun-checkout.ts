// The cookie of a guest whose checkout has begun.

import { createSecretKey } from 'node:crypto'
import { visitor } from '../src/http/caller.ts'
import { beginCheckout } from '../src/http/checkout-session.ts'
import type { CallingClient } from '../src/http/operation.ts'
import { accountSettings, type TestApi } from './test-api.ts'

export function begunCheckout({ clock }: Pick<TestApi, 'clock'>): { cookie: string } {
  const cookies: string[] = []
  const client: CallingClient = {
    ip: '192.0.2.7',
    userAgent: '',
    cookie: () => null,
    setCookie: ({ name, value }) => void cookies.push(`__Host-${name}=${value}`),
    xsrfToken: null,
    tokensInBody: false,
  }
  const call = {
    language: 'el',
    now: clock.now,
    caller: visitor,
    client,
    tag: () => {},
    listed: () => {},
    validUntil: () => {},
  } as const
  beginCheckout(createSecretKey(accountSettings.secret), call)
  return { cookie: cookies.join('; ') }
}
