// Facebook by its redirect and by its script's token, valid and invalid.

import { logInWithFacebook, logInWithGoogle } from '@stoa/contract/identity/social'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSocialShop, type SocialBrowser, type SocialShop } from '../../../test/social-shop.ts'

let shop: SocialShop
let browser: SocialBrowser

beforeEach(async () => {
  shop = await openSocialShop()
  browser = shop.open()
})
afterEach(() => shop.close())

const failed = { status: 409, body: { code: 'social_sign_in_failed' } }
const needsEmail = (email: string | null) => ({
  status: 409,
  body: { code: 'social_email_needed', details: { email } },
})
const anna = 'anna@elsewhere.example'

async function tokenOf(person: string, flaw = ''): Promise<string> {
  const response = await fetch(`${shop.sandbox.origin}/fb/token?person=${person}&flaw=${flaw}`)
  return ((await response.json()) as { access_token: string }).access_token
}

test('an e-mail from Facebook is verified by a code first; then the account is created', async () => {
  expect(await browser.signIn('facebook', 'anna')).toMatchObject(needsEmail(anna))
  const answer = await browser.repeat({ emailCode: await shop.codeSentTo(anna) })
  expect(answer).toMatchObject({ status: 200, body: { eml: anna, fn: 'Άννα', ln: 'Πέτρου' } })
  const later = await shop.open().signIn('facebook', 'anna')
  expect(later).toMatchObject({ status: 200, body: { id: answer.body.id } })
})

test('a person without an e-mail at Facebook types one, and verifies it', async () => {
  const email = 'giorgos@elsewhere.example'
  expect(await browser.signIn('facebook', 'giorgos')).toMatchObject(needsEmail(null))
  expect(await browser.repeat({ email })).toMatchObject(needsEmail(email))
  expect(await browser.repeat({ emailCode: await shop.codeSentTo(email) })).toMatchObject({
    status: 200,
    body: { eml: email, fn: 'Γιώργος' },
  })
})

test('another e-mail than Facebook’s may be typed; the verified one is used', async () => {
  await browser.signIn('facebook', 'anna')
  const email = 'anna.petrou@elsewhere.example'
  await browser.repeat({ email })
  const code = await shop.codeSentTo(email)
  const response = await browser.repeat({ email: 'other@elsewhere.example', emailCode: code })
  expect(response).toMatchObject({ status: 409, body: { details: { email: 'other@elsewhere.example', wrong: true } } })
  expect(await browser.repeat({ email, emailCode: code })).toMatchObject({ status: 200, body: { eml: email } })
})

test('a wrong code is refused, and after five guesses the right one is void', async () => {
  await browser.signIn('facebook', 'anna')
  const code = await shop.codeSentTo(anna)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let guess = 1; guess <= 5; guess += 1) {
    expect((await browser.repeat({ emailCode: wrong })).body.details).toEqual({ email: anna, wrong: true })
  }
  expect(await browser.repeat({ emailCode: code })).toMatchObject(needsEmail(anna))
})

test('ten codes a day for an address, whoever asks', async () => {
  const codes = new Set<string>()
  for (let time = 1; time <= 11; time += 1) {
    expect(await shop.open().signIn('facebook', 'anna')).toMatchObject(needsEmail(anna))
    codes.add(await shop.codeSentTo(anna))
    shop.api.clock.now += 1000
  }
  expect(codes.size).toBe(10)
})

test('ten codes a day for a person, whatever addresses they type', async () => {
  await browser.signIn('facebook', 'giorgos')
  const sent: string[] = []
  for (let time = 1; time <= 11; time += 1) {
    const email = `stranger${time}@elsewhere.example`
    expect(await browser.repeat({ email })).toMatchObject(needsEmail(email))
    const code = await shop.codeSentTo(email).catch(() => '')
    if (code) sent.push(code)
  }
  expect(sent).toHaveLength(10)
})

test('the token of Facebook’s own script is accepted too', async () => {
  const token = await tokenOf('anna')
  expect(await browser.send(logInWithFacebook, { token })).toMatchObject(needsEmail(anna))
  expect(await browser.repeat({ emailCode: await shop.codeSentTo(anna) })).toMatchObject({ status: 200 })
  expect(await shop.open().send(logInWithFacebook, { token: await tokenOf('anna') })).toMatchObject({ status: 200 })
})

describe('what is refused', () => {
  test.each([
    ['foreign-app', 'a token of another app'],
    ['expired', 'the token does not hold'],
    ['page', 'a token of no person'],
  ])('a token: %s', async (flaw, reason) => {
    expect(await browser.send(logInWithFacebook, { token: await tokenOf('anna', flaw) })).toMatchObject(failed)
    expect(shop.failures).toEqual([`facebook: ${reason}`])
  })

  test('an invalid token', async () => {
    for (const token of ['x', 'EAAnothing', 'a&b=c#d', 'ε'.repeat(100)]) {
      expect(await browser.send(logInWithFacebook, { token })).toMatchObject(failed)
    }
  })

  test('an e-mail without the person’s permission is ignored', async () => {
    const token = await tokenOf('anna', 'no-email-scope')
    expect(await browser.send(logInWithFacebook, { token })).toMatchObject(needsEmail(null))
  })

  test('a code with another state, or of another browser', async () => {
    const { facebookDialog = '', state = '' } = await browser.begin()
    const token = (await browser.visit(facebookDialog, 'anna')).get('code') ?? ''
    const stranger = shop.open()
    await stranger.begin()
    for (const wrong of [`${state}x`, 'el.nothing', '', state.replace('el.', 'en.')]) {
      expect(await browser.send(logInWithFacebook, { token, kind: 'code', state: wrong || undefined })).toMatchObject(
        failed,
      )
    }
    expect(await stranger.send(logInWithFacebook, { token, kind: 'code', state })).toMatchObject(failed)
    expect(await shop.open().send(logInWithFacebook, { token, kind: 'code', state })).toMatchObject(failed)
    // none of them used the code up
    expect(await browser.send(logInWithFacebook, { token, kind: 'code', state })).toMatchObject(needsEmail(anna))
  })

  test('a code that was used before, in another browser', async () => {
    const { facebookDialog = '', state = '' } = await browser.begin()
    const token = (await browser.visit(facebookDialog, 'anna')).get('code') ?? ''
    await browser.send(logInWithFacebook, { token, kind: 'code', state })
    const stranger = shop.open()
    const own = await stranger.begin()
    expect(await stranger.send(logInWithFacebook, { token, kind: 'code', state: own.state })).toMatchObject(failed)
    expect(shop.failures).toEqual(['facebook: /oauth/access_token answers error 100'])
  })
})

test('a token of the other provider is refused', async () => {
  const { nonce = '' } = await browser.begin()
  const google = await fetch(
    `${shop.sandbox.origin}/google/sign?email=x@elsewhere.example&nonce=${nonce}&verified=false`,
  )
  const { id_token: token } = (await google.json()) as { id_token: string }
  // a verified result of Google is stored while a code is awaited; it does not count for Facebook
  expect((await browser.send(logInWithGoogle, { token })).body.code).toBe('social_email_needed')
  expect(await browser.send(logInWithFacebook, { token })).toMatchObject(failed)
  expect(await browser.send(logInWithGoogle, { token: await tokenOf('anna') })).toMatchObject(failed)
})

test('a cancelled dialog returns nothing to sign in with', async () => {
  const { facebookDialog = '', state } = await browser.begin()
  const params = await browser.visit(facebookDialog, '')
  expect(Object.fromEntries(params)).toMatchObject({ error: 'access_denied', error_reason: 'user_denied', state })
})

test('an unreachable Facebook signs nobody in, and the response says so', async () => {
  const token = await tokenOf('anna')
  await shop.sandbox.stop()
  expect(await browser.send(logInWithFacebook, { token })).toMatchObject(failed)
  expect(shop.failures).toEqual(['facebook: Facebook could not be reached'])
})
