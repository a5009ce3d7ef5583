// Facebook's data deletion and deauthorise callbacks.

import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSocialShop, type SocialShop } from '../../../test/social-shop.ts'

let shop: SocialShop

beforeEach(async () => {
  shop = await openSocialShop()
})
afterEach(() => shop.close())

const anna = { id: '200000000000001', email: 'anna@elsewhere.example' }

async function signedRequest(userId: string, flaw = ''): Promise<string> {
  const response = await fetch(`${shop.sandbox.origin}/fb/signed_request?user_id=${userId}&flaw=${flaw}`)
  return ((await response.json()) as { signed_request: string }).signed_request
}
const postCallback = (path: 'deletion' | 'deauthorise', signed: string) =>
  shop.api.app.inject({
    method: 'POST',
    url: `/api/facebook/${path}`,
    payload: new URLSearchParams({ signed_request: signed }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
async function linkAnna(): Promise<void> {
  const browser = shop.open()
  await browser.signIn('facebook', 'anna')
  await browser.repeat({ emailCode: await shop.codeSentTo(anna.email) })
}
const isLinked = async () => (await shop.open().signIn('facebook', 'anna')).status === 200

test('deletes the data from Facebook, and shows its status to the person', async () => {
  await linkAnna()
  expect(await isLinked()).toBe(true)
  const answer = await postCallback('deletion', await signedRequest(anna.id))
  const { url, confirmation_code: code } = answer.json()
  expect(url).toBe(`https://stoa.example/api/facebook/deletion/${code}`)
  expect(await isLinked()).toBe(false)
  const page = await shop.api.app.inject({ method: 'GET', url: new URL(url).pathname })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Η σύνδεσή σας με το Facebook')
  expect(page.body).toContain('Your link with Facebook')
  expect(page.body).not.toContain('{date}')
  expect(page.body).not.toContain(anna.email)
})

test('a revoked permission unlinks the account', async () => {
  await linkAnna()
  expect((await postCallback('deauthorise', await signedRequest(anna.id))).statusCode).toBe(200)
  expect(await isLinked()).toBe(false)
})

test.each(['wrong-secret', 'changed', 'other-algorithm'])(
  'refuses a request with a wrong signature: %s',
  async (flaw) => {
    await linkAnna()
    for (const path of ['deletion', 'deauthorise'] as const) {
      expect((await postCallback(path, await signedRequest(anna.id, flaw))).statusCode).toBe(400)
    }
    expect(await isLinked()).toBe(true)
  },
)

test('a person who is not linked gets the same response', async () => {
  expect((await postCallback('deletion', await signedRequest('7'))).json()).toHaveProperty('confirmation_code')
})

test.each(['/api/facebook/deletion/x', `/api/facebook/deletion/${crypto.randomUUID()}`])(
  'nothing is known of %s',
  async (url) => {
    const page = await shop.api.app.inject({ method: 'GET', url })
    expect([page.statusCode, page.body.includes('We have no record of such a request')]).toEqual([404, true])
  },
)

test('only a form is accepted', async () => {
  const answer = await shop.api.app.inject({
    method: 'POST',
    url: '/api/facebook/deletion',
    payload: { signed_request: 'x' },
  })
  expect(answer.statusCode).toBe(415)
})
