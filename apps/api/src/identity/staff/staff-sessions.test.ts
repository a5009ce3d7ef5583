// Staff in their own name: how they sign in, how long it lasts, and what is recorded of their changes.

import { changeProductPrice, getProductPrice } from '@stoa/contract/catalogue/staff-prices'
import { getProfile } from '@stoa/contract/identity/profile'
import { getStaffMember, staffLogIn, staffLogOut, staffRefreshSession } from '@stoa/contract/identity/staff'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authenticatorCode } from '../../../test/authenticator.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { sendCall } from '../../../test/send-call.ts'
import { accountSettings, openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import * as staff from './staff.service.ts'

let api: TestApi
let secret: string
const email = 'nikos@stoa.example'
const body = { 'x-token-transport': 'body' }
const minute = 60_000

beforeEach(async () => {
  api = await openTestApi()
  const added = await staff.addStaff(api.database.db, accountSettings, { email, name: 'Νίκος Δήμου', role: 'employee' })
  if (!added.ok) throw new Error(added.refusal.code)
  secret = added.value.secret
})
afterEach(() => api.close())

const code = () => authenticatorCode(secret, api.clock.now)
const logIn = () => call(api.app, staffLogIn, { email, code: code() }, 'el', body)
const refresh = (refreshToken: string | undefined) => call(api.app, staffRefreshSession, { refreshToken }, 'el', body)
const refreshRefusal = (refreshToken: string | undefined) =>
  refusalOf(api.app, staffRefreshSession, { refreshToken }, body)
const headersOf = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` })

async function actions(): Promise<[string, string | null, string][]> {
  const { rows } = await sql<{ call: string; subject: string | null; outcome: string }>`
    select call, subject, outcome from staff_action order by id`.execute(api.database.db)
  return rows.map((row) => [row.call, row.subject, row.outcome])
}

test('from the code to a session that names the person and the permissions', async () => {
  const session = await logIn()
  expect(session).toMatchObject({ email, name: 'Νίκος Δήμου', role: 'employee', accessMinutes: 10, refreshMinutes: 60 })
  const me = await call(api.app, getStaffMember, {}, 'el', headersOf(session))
  expect(me.permissions).toContain('prices.write')
  expect(me.permissions).not.toContain('payments.refund')
  expect(await refusalOf(api.app, getProfile, {}, headersOf(session))).toBe('session_required')
  expect(await actions()).toEqual([['staffLogIn', null, 'done']])
})

test('a wrong code, a used one, and an unknown e-mail get the same refusal', async () => {
  const wrong = { email, code: '000000' }
  expect(await refusalOf(api.app, staffLogIn, wrong, body)).toBe('staff_sign_in_failed')
  await logIn()
  const failed = [
    await sendCall(api.app, staffLogIn, { eml: email, otp: code() }, 'en', body),
    await sendCall(api.app, staffLogIn, { eml: 'nobody@stoa.example', otp: code() }, 'en', body),
  ]
  const problems = failed.map(({ status, body: { instance: _, ...problem } }) => ({ status, problem }))
  expect(problems[0]).toEqual(problems[1])
  expect(problems[0]?.status).toBe(401)
  expect((await actions()).map(([, , outcome]) => outcome)).toEqual([
    ...['staff_sign_in_failed', 'done', 'staff_sign_in_failed'],
  ])
})

test('a browser gets cookies of its own, and must send both', async () => {
  const input = { method: 'POST', url: '/api/el/staff/login', payload: { eml: email, otp: code() } } as const
  const answer = await api.app.inject(input)
  const cookies = answer.cookies.map(({ name, value, httpOnly = false, path }) => ({ name, value, httpOnly, path }))
  expect(cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
    ['__Host-staff', true],
    ['STAFF-XSRF-TOKEN', false],
  ])
  expect(answer.json()).not.toHaveProperty('rt')
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const renew = (headers: Record<string, string>) =>
    sendCall(api.app, staffRefreshSession, {}, 'el', { cookie, ...headers })
  expect((await renew({})).body.code).toBe('xsrf_token_wrong')
  expect((await renew({ 'x-xsrf-token': cookies[1]?.value ?? '' })).status).toBe(200)
})

test('an hour without a call ends it, and half a day in any case', async () => {
  const startedAt = api.clock.now
  let session = await logIn()
  for (let minutes = 50; minutes < 720; minutes += 50) {
    api.clock.now = startedAt + minutes * minute
    session = await refresh(session.refreshToken)
    expect(session.refreshMinutes).toBe(Math.min(60, 720 - minutes))
  }
  api.clock.now = startedAt + 720 * minute
  expect(await refreshRefusal(session.refreshToken)).toBe('session_over')
  const other = await logIn()
  api.clock.now += 60 * minute
  expect(await refreshRefusal(other.refreshToken)).toBe('session_over')
})

test('two tabs get the same next token; an older token ends the session', async () => {
  const first = await logIn()
  const second = await refresh(first.refreshToken)
  expect((await refresh(first.refreshToken)).refreshToken).toBe(second.refreshToken)
  const third = await refresh(second.refreshToken)
  expect(await refreshRefusal(first.refreshToken)).toBe('session_over')
  expect(await refreshRefusal(third.refreshToken)).toBe('session_over')
  expect(await refusalOf(api.app, getStaffMember, {}, headersOf(third))).toBe('session_required')
})

test('signed out, switched off, or given another authenticator: ended at once', async () => {
  const ends = [
    (token: string | undefined) => call(api.app, staffLogOut, { refreshToken: token }, 'el', body),
    async () => {
      await staff.setStaffActive(api.database.db, email, false, api.clock.now)
      expect(await refusalOf(api.app, staffLogIn, { email, code: code() }, body)).toBe('staff_sign_in_failed')
      await staff.setStaffActive(api.database.db, email, true, api.clock.now)
    },
    () => staff.renewFactor(api.database.db, accountSettings, email, api.clock.now),
  ]
  for (const end of ends) {
    api.clock.now += minute
    const session = await logIn()
    await call(api.app, getStaffMember, {}, 'el', headersOf(session))
    await end(session.refreshToken)
    expect(await refusalOf(api.app, getStaffMember, {}, headersOf(session))).toBe('session_required')
    expect(await refreshRefusal(session.refreshToken)).toBe('session_over')
  }
})

test('of somebody inactive no session counts, not even one that was never ended', async () => {
  const session = await logIn()
  await sql`update staff set active = false`.execute(api.database.db)
  expect(await refusalOf(api.app, getStaffMember, {}, headersOf(session))).toBe('session_required')
  expect(await refreshRefusal(session.refreshToken)).toBe('session_over')
})

test('another role applies from the next call on', async () => {
  const headers = headersOf(await logIn())
  const id = await makeProduct(api.database.db, { priceCents: 1500 })
  await sql`update staff set role = 'inspector'`.execute(api.database.db)
  expect(await refusalOf(api.app, changeProductPrice, { id, version: 1, price: 1400 }, headers)).toBe(
    'permission_missing',
  )
  expect(await call(api.app, getProductPrice, { id }, 'el', headers)).toMatchObject({ price: 1500, version: 1 })
})

test('a price is saved over the version that was read, and over no other', async () => {
  const headers = headersOf(await logIn())
  const id = await makeProduct(api.database.db, { priceCents: 1500 })
  const read = await call(api.app, getProductPrice, { id }, 'el', headers)
  const saved = await call(api.app, changeProductPrice, { id, version: read.version, price: 1400 }, 'el', headers)
  expect(saved).toEqual({ id, version: 2, price: 1400, publisherPrice: null, protectedUntil: null })
  // somebody else saves over the version they read before
  const stale = await sendCall(api.app, changeProductPrice, { id, vrs: read.version, prc: 13 }, 'en', headers)
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'row_changed', details: { version: 2 } }])
  // stock and sales do not change the version
  await sql`update product set sold_recently = sold_recently + 1 where id = ${id}`.execute(api.database.db)
  expect(await call(api.app, changeProductPrice, { id, version: 2, price: 1300 }, 'el', headers)).toMatchObject({
    version: 3,
  })
  const changes = (await actions()).slice(1)
  expect(changes).toEqual(
    ['done', 'row_changed', 'done'].map((outcome) => ['changeProductPrice', `product:${id}`, outcome]),
  )
})

test('of two concurrent saves over the same version, one is made', async () => {
  const headers = headersOf(await logIn())
  const id = await makeProduct(api.database.db, { priceCents: 1500 })
  const both = await Promise.all(
    [13, 14].map((prc) => sendCall(api.app, changeProductPrice, { id, vrs: 1, prc }, 'el', headers)),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('below the uniform price the refusal names the lowest allowed price', async () => {
  const headers = headersOf(await logIn())
  const input = { priceCents: 1500, publisherPriceCents: 1555, protectedUntil: '2027-06-30' }
  const id = await makeProduct(api.database.db, input)
  const answer = await sendCall(api.app, changeProductPrice, { id, vrs: 1, prc: 10 }, 'el', headers)
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'price_below_floor', details: { prc: 14 } }])
})

test('a change that cannot be recorded is not made, and one that failed is recorded as a fault', async () => {
  const headers = headersOf(await logIn())
  const id = await makeProduct(api.database.db, { priceCents: 1500 })
  const change = (prc: number) => sendCall(api.app, changeProductPrice, { id, vrs: 1, prc }, 'el', headers)
  await sql`alter table product add constraint broken check (price_cents <> 1300) not valid`.execute(api.database.db)
  expect((await change(13)).status).toBe(500)
  expect((await actions()).at(-1)).toEqual(['changeProductPrice', `product:${id}`, 'fault'])
  await sql`alter table staff_action add constraint full_now check (call <> 'changeProductPrice') not valid`.execute(
    api.database.db,
  )
  expect((await change(14)).status).toBe(500)
  expect(await call(api.app, getProductPrice, { id }, 'el', headers)).toMatchObject({ price: 1500, version: 1 })
})

test('audit records are immutable', async () => {
  await logIn()
  const attack = (statement: string) =>
    expect(sql.raw(statement).execute(api.database.db)).rejects.toThrow('append-only')
  await attack(`update staff_action set outcome = 'fault'`)
  await attack(`delete from staff_action`)
  await sql`insert into staff_action (at, staff_id, call, outcome) select now(), id, 'x', 'started' from staff`.execute(
    api.database.db,
  )
  await attack(`update staff_action set outcome = 'done', call = 'y' where outcome = 'started'`)
})
