// Tokens of Google, valid and invalid, from a provider that implements the real protocol.

import { logInWithGoogle } from '@stoa/contract/identity/social'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSocialShop, type SocialShop } from '../../../test/social-shop.ts'

let shop: SocialShop

beforeEach(async () => {
  shop = await openSocialShop()
})
afterEach(() => shop.close())

async function tokenWith(query: Record<string, string>): Promise<string> {
  const response = await fetch(`${shop.sandbox.origin}/google/sign?${new URLSearchParams(query)}`)
  return ((await response.json()) as { id_token: string }).id_token
}
const failed = { status: 409, body: { code: 'social_sign_in_failed' } }

test('a new person gets an account with a verified e-mail', async () => {
  const answer = await shop.open().signIn('google', 'eleni')
  expect(answer).toMatchObject({
    status: 200,
    body: { eml: 'eleni.markou@gmail.com', fn: 'Ελένη', ln: 'Μάρκου', imp: null, rst: false },
  })
  expect(answer.setCookies.join('\n')).toMatch(
    /__Host-session=\S+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/,
  )
  expect(shop.failures).toEqual([])
})

test('the same person signs in to the same account', async () => {
  const first = await shop.open().signIn('google', 'eleni')
  expect((await shop.open().signIn('google', 'eleni')).body.id).toBe(first.body.id)
})

describe('what is refused', () => {
  test.each([
    ['wrong-audience', 'unexpected JWT "aud" (audience) claim value'],
    ['wrong-issuer', 'unexpected JWT "iss" (issuer) claim value'],
    ['expired', 'unexpected JWT "exp" (expiration time) claim value, expiration is past current timestamp'],
    ['from-the-future', 'issued in the future'],
    ['long-lived', 'good for longer than a day'],
    ['unsigned', 'unexpected JWT "alg" header parameter'],
    ['signed-with-public-key', 'unexpected JWT "alg" header parameter'],
    ['unknown-key', 'error when selecting a JWT verification key, no applicable keys found'],
    ['unnamed-key', 'the key has no name'],
    ['other-signer', 'JWT signature verification failed'],
  ])('%s', async (flaw, reason) => {
    const browser = shop.open()
    const { nonce = '' } = await browser.begin()
    const token = await tokenWith({ sub: '9', nonce, flaw })
    expect(await browser.send(logInWithGoogle, { token })).toMatchObject(failed)
    expect(shop.failures).toEqual([`google: ${reason}`])
    expect(await browser.send(logInWithGoogle, { token: await tokenWith({ sub: '9', nonce }) })).toMatchObject({
      status: 200,
    })
  })

  test('a token with another nonce, or with none', async () => {
    const browser = shop.open()
    await browser.begin()
    for (const token of [await tokenWith({ nonce: 'another' }), await tokenWith({})]) {
      expect(await browser.send(logInWithGoogle, { token })).toMatchObject(failed)
    }
  })

  test('a token requested by another browser', async () => {
    const [hers, thieves] = [shop.open(), shop.open()]
    const { nonce = '' } = await hers.begin()
    const token = await tokenWith({ nonce })
    await thieves.begin()
    expect(await thieves.send(logInWithGoogle, { token })).toMatchObject(failed)
    expect(await shop.open().send(logInWithGoogle, { token })).toMatchObject(failed)
  })

  test('a token used before, even with its cookie', async () => {
    const browser = shop.open()
    const { nonce = '' } = await browser.begin()
    const cookie = browser.cookies.get('__Host-social') ?? ''
    const token = await tokenWith({ nonce })
    expect(await browser.send(logInWithGoogle, { token })).toMatchObject({ status: 200 })
    expect(browser.cookies.has('__Host-social')).toBe(false)
    const thief = shop.open()
    thief.cookies.set('__Host-social', cookie)
    expect(await thief.send(logInWithGoogle, { token })).toMatchObject(failed)
  })

  test('a token used twice concurrently signs in once', async () => {
    const browser = shop.open()
    const { nonce = '' } = await browser.begin()
    const token = await tokenWith({ nonce })
    const both = await Promise.all([1, 2].map(() => browser.send(logInWithGoogle, { token })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a token after ten minutes', async () => {
    const browser = shop.open()
    const { nonce = '' } = await browser.begin()
    shop.api.clock.now += 10 * 60_000
    expect(await browser.send(logInWithGoogle, { token: await tokenWith({ nonce }) })).toMatchObject(failed)
  })

  test('no valid token', async () => {
    const browser = shop.open()
    await browser.begin()
    for (const token of ['x', 'a.b.c', '..', 'e'.repeat(8000)]) {
      expect(await browser.send(logInWithGoogle, { token })).toMatchObject(failed)
    }
  })

  test('an altered cookie', async () => {
    const browser = shop.open()
    const { nonce = '' } = await browser.begin()
    const token = await tokenWith({ nonce })
    const cookie = browser.cookies.get('__Host-social') ?? ''
    for (const changed of [`${cookie}x`, cookie.replace('.', 'z.'), `${cookie}.c2VhbGVk`]) {
      browser.cookies.set('__Host-social', changed)
      const { status } = await browser.send(logInWithGoogle, { token })
      // the part behind the second dot was not used and is not trusted
      expect(status).toBe(changed.endsWith('c2VhbGVk') ? 200 : 409)
    }
  })
})

test('unreachable keys sign nobody in, and the response says so', async () => {
  const browser = shop.open()
  const { nonce = '' } = await browser.begin()
  const token = await tokenWith({ nonce })
  await shop.sandbox.stop()
  expect(await browser.send(logInWithGoogle, { token })).toMatchObject(failed)
  expect(shop.failures).toEqual(['google: the keys could not be read'])
})

test('the keys are kept: a sign-in does not wait for Google', async () => {
  const browsers = [shop.open(), shop.open()]
  const tokens: string[] = []
  for (const browser of browsers) tokens.push(await tokenWith({ nonce: (await browser.begin()).nonce ?? '' }))
  const send = (index: number) => browsers[index]?.send(logInWithGoogle, { token: tokens[index] ?? '' })
  expect(await send(0)).toMatchObject({ status: 200 })
  await shop.sandbox.stop()
  expect(await send(1)).toMatchObject({ status: 200 })
})

test('the authorization URL has Google’s parameters, and values of its own for each browser', async () => {
  const [first, second] = [await shop.open().begin(), await shop.open().begin()]
  const { searchParams } = new URL(first.googleDialog ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: first.nonce,
    state: first.state,
    redirect_uri: 'http://127.0.0.1:1/login/google',
  })
  expect(first.state).toMatch(/^el\.[\w-]{43}$/)
  expect(second.nonce).not.toBe(first.nonce)
})
