// A browser as the API meets one: it keeps the shop's cookies, sends them all by itself, and repeats the XSRF cookie in a header
// as our pages do.

import type { Endpoint, InputOf } from '@stoa/contract/endpoint'
import type { Session } from '@stoa/contract/session'
import type { InjectOptions } from 'fastify'
import type { SetCookie } from '../src/http/operation.ts'
import { beginSession } from '../src/modules/sessions/begin-session.ts'
import type { Wire } from './order-request.ts'
import { makeCustomer, testClient } from './sign-in.ts'
import { accountSettings, type TestApi } from './test-api.ts'

export interface BrowserAnswer {
  status: number
  body: Wire
  /** As they came, with their attributes. */
  setCookies: string[]
}

export interface Browser {
  cookies: Map<string, string>
  /** Sent with every call, on top of what a page of ours sends; `undefined` takes one away. */
  headers: Record<string, string | undefined>
  send<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<BrowserAnswer>
}

export const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export function openBrowser({ app }: Pick<TestApi, 'app'>): Browser {
  const cookies = new Map<string, string>()
  const browser: Browser = {
    cookies,
    headers: { 'user-agent': chromeOnWindows },
    async send({ method, path, input: shape }, input) {
      const wire = shape.toWire(input) as Record<string, string>
      const inAddress = method === 'GET' || method === 'DELETE'
      const request: InjectOptions = {
        ...{ method, url: `/api/el${path}${inAddress ? `?${new URLSearchParams(wire)}` : ''}` },
        headers: headersOf(browser, inAddress),
        ...(inAddress ? {} : { payload: JSON.stringify(wire) }),
      }
      const response = await app.inject(request)
      const setCookies = [response.headers['set-cookie'] ?? []].flat()
      for (const text of setCookies) keep(cookies, text)
      return { status: response.statusCode, body: response.json(), setCookies }
    },
  }
  return browser
}

function headersOf({ cookies, headers }: Browser, inAddress: boolean): Record<string, string> {
  const xsrf = cookies.get('XSRF-TOKEN')
  const all = {
    ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
    ...(xsrf ? { 'x-xsrf-token': xsrf } : {}),
    ...(inAddress ? {} : { 'content-type': 'application/json' }),
    ...headers,
  }
  return Object.fromEntries(Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined))
}

function keep(cookies: Map<string, string>, text: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
  if (/max-age=0/i.test(text)) cookies.delete(name)
  else cookies.set(name, value)
}

export interface SignedInBrowser extends Browser {
  customerId: number
  session: Session
}

export interface SigningIn {
  customerId?: number
  staffId?: number
  remembered?: boolean
  /** What the browser had before. */
  cookies?: ReadonlyMap<string, string>
}

/** A browser in which a customer has signed in, as the shop's own session code has it. */
export async function openSignedIn(
  api: TestApi,
  { customerId, cookies, ...more }: SigningIn = {},
): Promise<SignedInBrowser> {
  const browser = openBrowser(api)
  const id = customerId ?? (await makeCustomer(api))
  const setCookie = ({ name, value }: SetCookie) =>
    void browser.cookies.set(name === 'XSRF-TOKEN' ? name : `__Host-${name}`, value ?? '')
  const cookie = (name: string) => cookies?.get(`__Host-${name}`) ?? null
  const client = { ...testClient, tokensInBody: false, userAgent: chromeOnWindows, cookie, setCookie }
  const beginning = { customerId: id, client, now: api.clock.now, ...more }
  const session = await beginSession(api.database.db, accountSettings, beginning)
  browser.headers.authorization = `Bearer ${session.accessToken}`
  return { ...browser, customerId: id, session }
}
