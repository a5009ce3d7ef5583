// The shop's cookies, as they go out and come back.

import cookies from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { readCallingClient } from './client.ts'
import type { CallingClient, SetCookie } from './operation.ts'

interface InspectOptions {
  secure?: boolean
  headers?: Record<string, string>
}

/** The request as `look` sees it, and the cookies that were set. */
async function inspect(read: (client: CallingClient) => unknown, { secure = true, headers = {} }: InspectOptions = {}) {
  const app = Fastify()
  await app.register(cookies, { hook: false })
  app.get('/', async (request, reply) => ({ result: read(readCallingClient(request, reply, { secure })) }))
  const response = await app.inject({ url: '/', headers })
  const set = [response.headers['set-cookie'] ?? []].flat()
  return { result: response.json<{ result: unknown }>().result, cookies: set }
}

const setting = (secure: boolean, ...all: SetCookie[]) =>
  inspect(
    (client) => {
      for (const cookie of all) client.setCookie(cookie)
      return null
    },
    { secure },
  )

describe('a cookie is set', () => {
  test('tied to this host, for the server alone, until the browser is closed', async () => {
    const { cookies } = await setting(true, { name: 'session', value: 'abc' })
    expect(cookies).toEqual(['__Host-session=abc; Path=/; HttpOnly; Secure; SameSite=Lax'])
  })

  test('with a max-age, and readable by scripts, where requested', async () => {
    const { cookies } = await setting(true, { name: 'XSRF-TOKEN', value: 'x', maxAge: 60, readable: true })
    expect(cookies).toEqual(['XSRF-TOKEN=x; Max-Age=60; Path=/; Secure; SameSite=Lax'])
  })

  test('with a max-age of zero to be deleted', async () => {
    const { cookies } = await setting(true, { name: 'device', value: null })
    expect(cookies).toEqual(['__Host-device=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'])
  })

  test('without prefix and Secure where the shop is not on HTTPS: browsers would reject it', async () => {
    const { cookies } = await setting(false, { name: 'session', value: 'abc' }, { name: 'social', value: 'def' })
    expect(cookies).toEqual([
      'session=abc; Path=/; HttpOnly; SameSite=Lax',
      'social=def; Path=/; HttpOnly; SameSite=Lax',
    ])
  })
})

describe('a cookie is read', () => {
  const session = (cookie: string, secure = true) =>
    inspect((client) => client.cookie('session'), { secure, headers: { cookie } }).then(({ result }) => result)

  test.each([
    ['__Host-session=abc', 'abc'],
    ['a=1; __Host-session=abc; b=2', 'abc'],
    ['a=1;__Host-session=abc', 'abc'],
    ['__Host-session=', null],
    ['__Host-session', null],
    ['', null],
    // a neighbouring host can plant these
    ['session=planted', null],
    ['__host-session=planted', null],
    ['__Host-sessions=planted', null],
    ['x__Host-session=planted', null],
    ['__Secure-session=planted', null],
  ])('%s is read as %s', async (cookie, value) => expect(await session(cookie)).toBe(value))

  test('by its plain name where the shop is not on HTTPS', async () =>
    expect([await session('session=abc', false), await session('__Host-session=abc', false)]).toEqual(['abc', null]))
})

test('tokens are in the body only for clients that ask for it', async () => {
  const inBody = async (headers: Record<string, string>) =>
    (await inspect((client) => client.tokensInBody, { headers })).result
  expect(await inBody({})).toBe(false)
  expect(await inBody({ 'x-token-transport': 'cookie' })).toBe(false)
  for (const word of ['body', 'Body']) expect(await inBody({ 'x-token-transport': word })).toBe(true)
})

test('the user agent is cut to a length', async () => {
  const { result } = await inspect((client) => client.userAgent.length, { headers: { 'user-agent': 'x'.repeat(5000) } })
  expect(result).toBe(400)
})
