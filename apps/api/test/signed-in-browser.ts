// A browser in which a customer has signed in.

import type { Session } from '@stoa/contract/identity/session'
import type { SetCookie } from '../src/http/operation.ts'
import { startSession } from '../src/identity/sessions/sessions.service.ts'
import { type Browser, openBrowser } from './browser.ts'
import { makeCustomer, testClient } from './sign-in.ts'
import { accountSettings, type TestApi } from './test-api.ts'

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export interface SignedInBrowser extends Browser {
  customerId: number
  session: Session
}

export interface SignInOptions {
  customerId?: number
  staffId?: number
  remembered?: boolean
  /** The cookies of the browser before. */
  cookies?: ReadonlyMap<string, string>
}

/** By the shop's own session code. */
export async function openSignedIn(
  api: TestApi,
  { customerId, cookies, ...rest }: SignInOptions = {},
): Promise<SignedInBrowser> {
  const browser = openBrowser(api.app)
  browser.headers['user-agent'] = chromeOnWindows
  const id = customerId ?? (await makeCustomer(api))
  const setCookie = ({ name, value }: SetCookie) =>
    void browser.cookies.set(name === 'XSRF-TOKEN' ? name : `__Host-${name}`, value ?? '')
  const cookie = (name: string) => cookies?.get(`__Host-${name}`) ?? null
  const client = { ...testClient, tokensInBody: false, userAgent: chromeOnWindows, cookie, setCookie }
  const input = { customerId: id, client, now: api.clock.now, ...rest }
  const session = await startSession(api.database.db, accountSettings, input)
  browser.headers.authorization = `Bearer ${session.accessToken}`
  return { ...browser, customerId: id, session }
}
