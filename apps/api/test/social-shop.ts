// The API with the sandbox's Google and Facebook over real sockets, and a browser that moves between them.

import type { Endpoint, InputOf } from '@stoa/contract/endpoint'
import { beginSocialSignIn, logInWithFacebook, logInWithGoogle } from '@stoa/contract/identity/social'
import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { sql } from 'kysely'
import { facebookProvider } from '../src/adapters/facebook-provider.ts'
import { googleProvider } from '../src/adapters/google-provider.ts'
import { registerCallbacks } from '../src/http/callbacks.ts'
import { deriveCode } from '../src/identity/one-time-tokens/token-secrets.ts'
import { facebookCallbacks } from '../src/identity/social/facebook-callbacks.routes.ts'
import { type BrowserAnswer, openBrowser } from './browser.ts'
import { accountSettings, openTestApi, type TestApi } from './test-api.ts'
import { testDay } from './test-day.ts'

const [googleReturn, facebookReturn] = ['http://127.0.0.1:1/login/google', 'http://127.0.0.1:1/login/facebook']

export interface SocialShop {
  api: TestApi
  sandbox: Sandbox
  /** Why a sign-in was refused, from the log. */
  failures: string[]
  open(): SocialBrowser
  /** The newest code that was sent to an e-mail. */
  codeSentTo(email: string): Promise<string>
  close(): Promise<void>
}

export async function openSocialShop(): Promise<SocialShop> {
  const failures: string[] = []
  const report = (provider: string, reason: string) => void failures.push(`${provider}: ${reason}`)
  const clock = { now: testDay }
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, now: () => clock.now })
  const { google, facebook } = sandbox.signIn
  const identityProviders = {
    google: googleProvider({
      clientIds: [google.clientId],
      jwksUrl: google.jwksUrl,
      authorizeUrl: google.authorizeUrl,
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      redirectUri: googleReturn,
      report,
    }),
    facebook: facebookProvider({ ...facebook, redirectUri: facebookReturn, report }),
  }
  const api = await openTestApi({ identityProviders })
  const now = () => api.clock.now
  const { facebook: provider } = identityProviders
  const callbacks = facebookCallbacks({ db: api.database.db, facebook: provider, origin: accountSettings.origin })
  registerCallbacks(api.app, callbacks, now)
  // one clock for the shop and for the providers
  Object.defineProperty(clock, 'now', { get: now })
  return {
    api,
    sandbox,
    failures,
    open: () => openSocialBrowser(api, sandbox),
    async codeSentTo(email) {
      const { rows } = await sql<{ id: number; created_at: Date }>`
        select id, created_at from one_time_key where email = ${email} and purpose = 'social'
        order by id desc limit 1`.execute(api.database.db)
      const [row] = rows
      if (!row) throw new Error(`no code was sent to ${email}`)
      return deriveCode(accountSettings, { id: row.id, purpose: 'social', createdAt: row.created_at })
    },
    async close() {
      await api.close()
      await sandbox.stop()
    },
  }
}

export interface SocialBrowser {
  /** By their full names. */
  readonly cookies: Map<string, string>
  send<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<BrowserAnswer>
  /** Asks the shop for the authorization URL. */
  begin(): Promise<Record<string, string>>
  /** Opens a provider's page, chooses a person, and returns: the parameters of the redirect. */
  visit(dialog: string, person: string): Promise<URLSearchParams>
  /** From the button to the shop's response. */
  signIn(provider: 'google' | 'facebook', person: string): Promise<BrowserAnswer>
  /** The last call again, with additional input. */
  repeat(more: Record<string, unknown>): Promise<BrowserAnswer>
}

function openSocialBrowser(api: TestApi, sandbox: Sandbox): SocialBrowser {
  const browser = openBrowser(api.app)
  let last: { endpoint: Endpoint; input: Record<string, unknown> } | null = null
  const send = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<BrowserAnswer> => {
    last = { endpoint, input: input as Record<string, unknown> }
    return browser.call(endpoint, input)
  }
  const begin = async () => {
    const { body } = await browser.call(beginSocialSignIn, {})
    return beginSocialSignIn.output.toReadable(beginSocialSignIn.output.schema.parse(body)) as Record<string, string>
  }
  return {
    cookies: browser.cookies,
    begin,
    send,
    visit: (dialog, person) => visit(sandbox, dialog, person),
    async signIn(provider, person) {
      const { googleDialog = '', facebookDialog = '', state } = await begin()
      const params = await visit(sandbox, provider === 'google' ? googleDialog : facebookDialog, person)
      if (params.get('state') !== state) throw new Error('the provider brought back another state')
      return provider === 'google'
        ? send(logInWithGoogle, { token: params.get('id_token') ?? '' })
        : send(logInWithFacebook, { token: params.get('code') ?? '', kind: 'code', state })
    },
    repeat(more) {
      if (!last) throw new Error('there was no call before')
      return send(last.endpoint, { ...last.input, ...more })
    },
  }
}

/** Follows the link of a person on the provider's page, up to the shop's URL. */
async function visit({ origin }: Sandbox, dialog: string, person: string): Promise<URLSearchParams> {
  const page = await (await fetch(dialog)).text()
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const link = links.find((href) => new URL(href, origin).searchParams.get('person') === person)
  if (link === undefined) throw new Error(`the provider shows nobody called ${person}: ${page}`)
  const response = await fetch(new URL(link, origin), { redirect: 'manual' })
  const { hash, search } = new URL(response.headers.get('location') ?? '')
  return new URLSearchParams(search === '' ? hash.slice(1) : search)
}
