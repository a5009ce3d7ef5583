// Ending sessions: here, on another device, everywhere else. It takes effect with the next call, whatever its token.

import { endOtherSessions, endSession, listDevices, logOut, refreshSession } from '@stoa/contract/identity/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { nobody } from '../../../test/sample.ts'
import { makeCustomer, signIn } from '../../../test/sign-in.ts'
import { openSignedIn, type SignedInBrowser } from '../../../test/signed-in-browser.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const expectSignedOut = async (browser: SignedInBrowser): Promise<void> => {
  expect(await browser.call(listDevices, {})).toMatchObject({ status: 401, body: { code: 'session_required' } })
  expect(await browser.call(refreshSession, {})).toMatchObject({ status: 401, body: { code: 'session_over' } })
}
const expectSignedIn = async (browser: SignedInBrowser): Promise<void> =>
  expect((await browser.call(listDevices, {})).status).toBe(200)
const devicesOf = async ({ headers }: SignedInBrowser) =>
  call(api.app, listDevices, {}, 'el', { authorization: headers.authorization ?? '' })

test('signing out ends the session at once and deletes the cookies', async () => {
  const browser = await openSignedIn(api)
  const stolen = browser.headers.authorization ?? ''
  const before = new Map(browser.cookies)
  const { status, setCookies } = await browser.call(logOut, {})
  expect([status, [...browser.cookies.keys()]]).toEqual([200, []])
  expect(setCookies.map((text) => text.split(';')[0])).toEqual(['__Host-session=', 'XSRF-TOKEN='])
  expect(await refusalOf(api.app, listDevices, {}, { authorization: stolen })).toBe('session_required')
  for (const [name, value] of before) browser.cookies.set(name, value)
  await expectSignedOut(browser)
})

test('signing out twice, or without a session, succeeds', async () => {
  const browser = await openSignedIn(api)
  const before = new Map(browser.cookies)
  for (const _ of [1, 2]) {
    for (const [name, value] of before) browser.cookies.set(name, value)
    expect((await browser.call(logOut, {})).status).toBe(200)
  }
  const stranger = openBrowser(api.app)
  stranger.cookies.set('__Host-session', 'of-some-other-shop')
  for (const otherBrowser of [openBrowser(api.app), stranger])
    expect((await otherBrowser.call(logOut, {})).status).toBe(200)
  expect([...stranger.cookies]).toEqual([])
})

test('a client that holds its own token signs out with it', async () => {
  const { refreshToken, headers } = await signIn(api)
  const inBody = { 'x-token-transport': 'body' }
  expect(await call(api.app, logOut, { refreshToken }, 'el', inBody)).toEqual({ accepted: true })
  expect(await refusalOf(api.app, listDevices, {}, headers)).toBe('session_required')
})

test('signing in again on a device ends its previous session', async () => {
  const browser = await openSignedIn(api)
  const { customerId } = browser
  const newSession = await openSignedIn(api, { customerId, cookies: browser.cookies })
  await expectSignedOut(browser)
  await expectSignedIn(newSession)
})

test('only the customer’s own devices are listed, the last used first', async () => {
  const home = await openSignedIn(api)
  const { customerId } = home
  api.clock.now += 60_000
  const work = await openSignedIn(api, { customerId })
  const gone = await openSignedIn(api, { customerId, remembered: false })
  await gone.call(logOut, {})
  await openSignedIn(api)
  const listed = await devicesOf(home)
  const chrome = { browser: 'Chrome', system: 'Windows' }
  expect(listed).toMatchObject([
    { isCurrent: false, ...chrome, startedAt: work.session.lastLoginAt },
    { isCurrent: true, ...chrome, startedAt: home.session.lastLoginAt },
  ])
  api.clock.now += 60_000
  await home.call(refreshSession, {})
  expect((await devicesOf(home)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
})

test('one device is signed out from another, at once and once', async () => {
  const home = await openSignedIn(api)
  const lost = await openSignedIn(api, { customerId: home.customerId })
  const id = (await devicesOf(lost)).find(({ isCurrent }) => isCurrent)?.id ?? ''
  expect(await home.call(endSession, { id })).toMatchObject({ status: 200, setCookies: [] })
  await expectSignedOut(lost)
  await expectSignedIn(home)
  expect((await home.call(endSession, { id })).body.code).toBe('session_not_found')
})

test('a device of somebody else is not found', async () => {
  const [mine, theirs] = [await openSignedIn(api), await openSignedIn(api)]
  const id = (await devicesOf(theirs))[0]?.id ?? ''
  const answers = [await mine.call(endSession, { id }), await mine.call(endSession, { id: nobody })]
  for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'session_not_found'])
  await expectSignedIn(theirs)
})

test('the current device may be signed out, too, and its cookies are deleted', async () => {
  const browser = await openSignedIn(api)
  const id = (await devicesOf(browser))[0]?.id ?? ''
  expect((await browser.call(endSession, { id })).status).toBe(200)
  expect([...browser.cookies]).toEqual([])
  await expectSignedOut(browser)
})

test('everywhere else includes staff who act for the customer, and nobody else’s sessions', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role) values ('staff@example.gr', 'Νίκος', 'employee') returning id`.execute(
    api.database.db,
  )
  const customerId = await makeCustomer(api)
  const open = (more: object = {}) => openSignedIn(api, { customerId, ...more })
  const [here, there, staff] = [await open(), await open(), await open({ staffId: rows[0]?.id })]
  const stranger = await openSignedIn(api)
  expect((await here.call(endOtherSessions, {})).status).toBe(200)
  for (const otherBrowser of [there, staff]) await expectSignedOut(otherBrowser)
  for (const otherBrowser of [here, stranger]) await expectSignedIn(otherBrowser)
})

test('a session expires by itself, with all its tokens', async () => {
  const browser = await openSignedIn(api, { remembered: false })
  api.clock.now += 24 * 60 * 60_000
  await expectSignedOut(browser)
})

test('an access token of ten minutes ago is refused', async () => {
  const browser = await openSignedIn(api)
  api.clock.now += 10 * 60_000 - 1000
  await expectSignedIn(browser)
  api.clock.now += 1000
  expect((await browser.call(listDevices, {})).body.code).toBe('session_required')
})
