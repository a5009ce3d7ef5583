// Refreshing sessions: a refresh token is good once, two tabs may refresh at the same time, and a token reused from
// elsewhere ends the session.

import { listDevices, logOut, refreshSession } from '@stoa/contract/identity/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { signIn } from '../../../test/sign-in.ts'
import { openSignedIn, type SignedInBrowser } from '../../../test/signed-in-browser.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { emailKindNumbers } from '../emails/emails.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const minute = 60_000
const advanceClock = (milliseconds: number): void => {
  api.clock.now += milliseconds
}
const tokenOf = ({ cookies }: SignedInBrowser): string => cookies.get('__Host-session') ?? ''
const refresh = (browser: SignedInBrowser) => browser.call(refreshSession, {})
/** Another browser with the cookies copied from this one. */
const copyOf = (browser: SignedInBrowser) => {
  const thief = openBrowser(api.app)
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
  return thief
}

const endOf = async (customerId: number) => {
  const { rows } = await sql<{ end_reason: string | null }>`
    select end_reason from session where customer_id = ${customerId}`.execute(api.database.db)
  return rows.map((row) => row.end_reason)
}
const eventsOf = async (customerId: number) => {
  const { rows } = await sql<{ action: string }>`
    select action from account_event where customer_id = ${customerId} order by id`.execute(api.database.db)
  return rows.map((row) => row.action)
}
const emailsTo = async (customerId: number) => {
  const { rows } = await sql<{ kind: number }>`
    select (payload ->> 'kind')::int as kind from outbox
    where topic = 'account.email' and payload @> ${JSON.stringify({ customerId })}::jsonb`.execute(api.database.db)
  return rows.map((row) => row.kind)
}

describe('a browser', () => {
  test('gets a new token each time, in an HttpOnly cookie, and the access token in the body', async () => {
    const browser = await openSignedIn(api)
    const first = tokenOf(browser)
    advanceClock(9 * minute)
    const { status, body, setCookies } = await refresh(browser)
    expect([status, body.rt, body.atd, body.rtd]).toEqual([200, undefined, 10, 60 * 24 * 60])
    expect(tokenOf(browser)).not.toBe(first)
    expect(setCookies).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Max-Age=5184000; Path=\/; Secure; SameSite=Lax$/),
    ])
    const headers = { authorization: `Bearer ${body.at}` }
    expect(await call(api.app, listDevices, {}, 'el', headers)).toHaveLength(1)
  })

  test('without “remember me” forgets when it is closed, and after a day', async () => {
    const browser = await openSignedIn(api, { remembered: false })
    const { body, setCookies } = await refresh(browser)
    expect([body.rtd, setCookies.join()]).toEqual([24 * 60, expect.not.stringContaining('Max-Age')])
    advanceClock(24 * 60 * minute - 1)
    expect((await refresh(browser)).status).toBe(200)
    advanceClock(24 * 60 * minute)
    expect((await refresh(browser)).body.code).toBe('session_over')
  })

  test('without a session is refused', async () => {
    const { status, body } = await openBrowser(api.app).call(refreshSession, {})
    expect([status, body.code]).toEqual([401, 'session_over'])
  })

  test('does not get its token in the body', async () => {
    const { refreshToken } = await signIn(api)
    expect((await openBrowser(api.app).call(refreshSession, { refreshToken })).body.code).toBe('session_over')
  })
})

describe('another client', () => {
  const inBody = { 'x-token-transport': 'body' }

  test('gets and sends its token in the body, and no cookies', async () => {
    const { refreshToken, customerId } = await signIn(api)
    const answer = await call(api.app, refreshSession, { refreshToken, accessToken: 'old' }, 'en', inBody)
    expect(answer).toMatchObject({ customerId, refreshToken: expect.stringMatching(/^[\w-]{43}$/) })
    expect(answer.refreshToken).not.toBe(refreshToken)
    const next = await call(api.app, refreshSession, { refreshToken: answer.refreshToken }, 'en', inBody)
    expect(await call(api.app, listDevices, {}, 'el', { authorization: `Bearer ${next.accessToken}` })).toHaveLength(1)
  })

  test('learns nothing from an invalid token', async () => {
    for (const refreshToken of ['x', 'x'.repeat(43), undefined])
      expect(await refusalOf(api.app, refreshSession, { refreshToken }, inBody)).toBe('session_over')
  })
})

describe('two tabs', () => {
  test('that refresh concurrently both stay signed in', async () => {
    const browser = await openSignedIn(api)
    const otherTab = copyOf(browser)
    const answers = await Promise.all([refresh(browser), otherTab.call(refreshSession, {}), refresh(browser)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    // whichever response comes last, the cookie is the same
    expect(otherTab.cookies.get('__Host-session')).toBe(tokenOf(browser))
    advanceClock(9 * minute)
    expect((await refresh(browser)).status).toBe(200)
    expect(await endOf(browser.customerId)).toEqual([null])
  })

  test('that refresh shortly after one another both stay signed in', async () => {
    const browser = await openSignedIn(api)
    const otherTab = copyOf(browser)
    await refresh(browser)
    advanceClock(19_999)
    expect((await otherTab.call(refreshSession, {})).status).toBe(200)
    expect(otherTab.cookies.get('__Host-session')).toBe(tokenOf(browser))
  })

  test('a hundred refreshes in a row, by two tabs in turn', async () => {
    const browser = await openSignedIn(api)
    for (let index = 0; index < 50; index += 1) {
      const otherTab = copyOf(browser)
      const both = await Promise.all([refresh(browser), otherTab.call(refreshSession, {})])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      advanceClock(9 * minute)
    }
    expect(await endOf(browser.customerId)).toEqual([null])
  })
})

describe('a reused token', () => {
  test.each([
    ['after its grace', 1, 20_000],
    ['after two refreshes, however quickly', 2, 0],
    ['after many', 5, 3 * 24 * 60 * minute],
  ])('%s ends the session at once, and its owner is notified', async (_, refreshes, delay) => {
    const browser = await openSignedIn(api)
    const thief = copyOf(browser)
    let access = ''
    for (let count = 0; count < refreshes; count += 1) access = String((await refresh(browser)).body.at)
    advanceClock(delay)
    const stolen = await thief.call(refreshSession, {})
    expect([stolen.status, stolen.body.code, stolen.setCookies]).toEqual([401, 'session_over', []])
    expect((await refresh(browser)).body.code).toBe('session_over')
    expect(await refusalOf(api.app, listDevices, {}, { authorization: `Bearer ${access}` })).toBe('session_required')
    expect(await endOf(browser.customerId)).toEqual(['reuse'])
    // notified once, however often it is tried
    await thief.call(refreshSession, {})
    expect(await eventsOf(browser.customerId)).toEqual(['refresh_token_reused'])
    expect(await emailsTo(browser.customerId)).toEqual([emailKindNumbers.session_reused])
  })

  test('ends that session only', async () => {
    const browser = await openSignedIn(api)
    const elsewhere = await openSignedIn(api, { customerId: browser.customerId })
    const thief = copyOf(browser)
    await refresh(browser)
    advanceClock(minute)
    await thief.call(refreshSession, {})
    expect((await refresh(elsewhere)).status).toBe(200)
  })
})

describe('the XSRF token', () => {
  const wrong = (validToken: string) => [
    undefined,
    '',
    'x',
    validToken.slice(1),
    `${validToken}x`,
    validToken.toLowerCase(),
  ]

  test('is required wherever the cookie is used, and must be of the same session', async () => {
    const browser = await openSignedIn(api)
    const stranger = await openSignedIn(api)
    const validToken = browser.cookies.get('XSRF-TOKEN') ?? ''
    for (const forged of [...wrong(validToken), stranger.cookies.get('XSRF-TOKEN')]) {
      browser.headers['x-xsrf-token'] = forged
      for (const endpoint of [refreshSession, logOut]) {
        const { status, body, setCookies } = await browser.call(endpoint, {})
        expect([endpoint.name, status, body.code, setCookies]).toEqual([endpoint.name, 403, 'xsrf_token_wrong', []])
      }
    }
    browser.headers['x-xsrf-token'] = validToken
    expect((await refresh(browser)).status).toBe(200)
  })

  test('planted together with its cookie is refused', async () => {
    const browser = await openSignedIn(api)
    browser.cookies.set('XSRF-TOKEN', 'planted')
    expect((await refresh(browser)).body.code).toBe('xsrf_token_wrong')
  })
})

test('an impersonation ends after half an hour, refreshed or not', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role) values ('staff@example.gr', 'Νίκος', 'employee') returning id`.execute(
    api.database.db,
  )
  const browser = await openSignedIn(api, { staffId: rows[0]?.id ?? 0 })
  expect(browser.session).toMatchObject({ refreshMinutes: 30, impersonatedBy: 'Νίκος' })
  advanceClock(20 * minute)
  expect((await refresh(browser)).body).toMatchObject({ rtd: 10, imp: 'Νίκος' })
  advanceClock(10 * minute)
  expect((await refresh(browser)).body.code).toBe('session_over')
})

test('staff who lose the permission to act for customers are signed out at once', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role) values ('gone@example.gr', 'Άννα', 'employee') returning id`.execute(
    api.database.db,
  )
  const staffId = rows[0]?.id ?? 0
  const browser = await openSignedIn(api, { staffId })
  await sql`update staff set active = false where id = ${staffId}`.execute(api.database.db)
  expect((await browser.call(listDevices, {})).body.code).toBe('session_required')
  expect((await refresh(browser)).body.code).toBe('session_over')
})
