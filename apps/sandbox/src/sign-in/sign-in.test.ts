// The sandbox's identity providers are as strict as the real ones: what they would refuse is refused here.

import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
})
afterAll(() => sandbox.stop())

const redirectUri = 'http://127.0.0.1:3000/login/x'
const open = (path: string, query: Record<string, string>) =>
  fetch(`${sandbox.origin}${path}?${new URLSearchParams(query)}`, { redirect: 'manual' })
const read = async (path: string, query: Record<string, string>) => {
  const response = await open(path, query)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('Google', () => {
  const validQuery = () => ({
    client_id: sandbox.signIn.google.clientId,
    redirect_uri: redirectUri,
    response_type: 'id_token',
    scope: 'openid email',
    nonce: 'n',
    state: 's',
  })

  test('shows people to choose from, and redirects back with a token in the fragment', async () => {
    expect(await (await open('/google/auth', validQuery())).text()).toContain('eleni.markou@gmail.com')
    const response = await open('/google/choose', { ...validQuery(), person: 'eleni' })
    const address = response.headers.get('location') ?? ''
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3000\/login\/x#state=s&id_token=[\w-]+\.[\w-]+\.[\w-]+&/)
    const [, payload = ''] = /id_token=[^.]+\.([^.]+)\./.exec(address) ?? []
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ nonce: 'n', email_verified: true })
  })

  test.each([
    ['another client', { client_id: 'x' }, 'invalid_client'],
    ['an address elsewhere', { redirect_uri: 'https://thief.example/' }, 'redirect_uri_mismatch'],
    ['an address that runs', { redirect_uri: 'javascript:alert(1)' }, 'redirect_uri_mismatch'],
    ['a token without a nonce', { nonce: '' }, 'nonce is missing'],
    ['a code', { response_type: 'code' }, 'unsupported_response_type'],
    ['no identity', { scope: 'email' }, 'invalid_scope'],
  ])('refuses %s', async (_, wrong, reason) => {
    for (const path of ['/google/auth', '/google/choose']) {
      const response = await open(path, { ...validQuery(), person: 'eleni', ...wrong })
      expect([response.status, (await response.text()).includes(reason)]).toEqual([400, true])
    }
  })

  test('parameters of the request stay text', async () => {
    const html = await (await open('/google/auth', { ...validQuery(), state: '"><script>alert(1)</script>' })).text()
    expect(html).not.toContain('<script>')
  })

  test('cancelling returns its error', async () => {
    const response = await open('/google/choose', { ...validQuery(), person: '' })
    expect(response.headers.get('location')).toBe(`${redirectUri}#error=access_denied&state=s`)
  })
})

describe('Facebook', () => {
  const app = () => ({ client_id: sandbox.signIn.facebook.appId, redirect_uri: redirectUri })
  const secret = () => ({ ...app(), client_secret: sandbox.signIn.facebook.appSecret })

  async function newCode(): Promise<string> {
    const response = await open('/fb/choose', { ...app(), state: 's', person: 'anna' })
    return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
  }
  async function newToken(): Promise<string> {
    const { body } = await read('/fb/oauth/access_token', { ...secret(), code: await newCode() })
    return String(body.access_token)
  }
  const errorWith = (code: number) => ({ status: 400, body: { error: { type: 'OAuthException', code } } })

  test('a code is good once, for its redirect URI, and with the app’s secret', async () => {
    const code = await newCode()
    expect(await read('/fb/oauth/access_token', { ...secret(), code })).toMatchObject({
      status: 200,
      body: { token_type: 'bearer' },
    })
    expect(await read('/fb/oauth/access_token', { ...secret(), code })).toMatchObject(errorWith(100))
    const elsewhere = { ...secret(), redirect_uri: `${redirectUri}/`, code: await newCode() }
    expect(await read('/fb/oauth/access_token', elsewhere)).toMatchObject(errorWith(100))
    expect(await read('/fb/oauth/access_token', { ...app(), code: await newCode() })).toMatchObject(errorWith(101))
  })

  test('a person’s data is returned only to the app’s server', async () => {
    const token = await newToken()
    const query = { fields: 'id,email', access_token: token }
    expect(await read('/fb/me', query)).toMatchObject(errorWith(100))
    const proof = createHmac('sha256', sandbox.signIn.facebook.appSecret).update(token).digest('hex')
    expect(await read('/fb/me', { ...query, appsecret_proof: proof })).toEqual({
      status: 200,
      body: { id: '200000000000001', email: 'anna@elsewhere.example' },
    })
  })

  test('only the app may inspect a token', async () => {
    const token = await newToken()
    expect(await read('/fb/debug_token', { input_token: token, access_token: token })).toMatchObject(errorWith(190))
    const { appId, appSecret } = sandbox.signIn.facebook
    const { body } = await read('/fb/debug_token', { input_token: token, access_token: `${appId}|${appSecret}` })
    expect(body.data).toMatchObject({ app_id: appId, type: 'USER', is_valid: true, user_id: '200000000000001' })
  })

  test.each([
    ['another app', { client_id: '7' }],
    ['an address elsewhere', { redirect_uri: 'http://127.0.0.1.thief.example/' }],
  ])('refuses %s', async (_, wrong) => {
    for (const path of ['/fb/dialog', '/fb/choose']) {
      expect((await open(path, { ...app(), person: 'anna', ...wrong })).status).toBe(400)
    }
  })
})
