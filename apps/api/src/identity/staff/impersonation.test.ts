// Staff act for a customer: how it starts, what it allows, and what is recorded.

import { endpoints } from '@stoa/contract/endpoints'
import { listAddresses } from '@stoa/contract/identity/addresses'
import { getProfile, updateAlias } from '@stoa/contract/identity/profile'
import { logOut, refreshSession } from '@stoa/contract/identity/session'
import { impersonate, showImpersonation } from '@stoa/contract/identity/social'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authenticatorCode } from '../../../test/authenticator.ts'
import { listStaffActions } from '../../../test/callers.ts'
import { sendCall } from '../../../test/send-call.ts'
import { makeCustomer, signIn } from '../../../test/sign-in.ts'
import { accountSettings, openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { makeImpersonationLink } from './impersonation.service.ts'
import * as staff from './staff.service.ts'

let api: TestApi
let customerId: number
let secret: string
const staffEmail = 'nikos@stoa.example'
const customerEmail = 'eleni@example.gr'

beforeEach(async () => {
  api = await openTestApi()
  customerId = await makeCustomer(api, customerEmail)
  secret = await hireStaff(staffEmail)
})
afterEach(() => api.close())

async function hireStaff(email: string): Promise<string> {
  const hired = await staff.addStaff(api.database.db, accountSettings, { email, name: 'Νίκος Δήμου', role: 'employee' })
  if (!hired.ok) throw new Error(hired.refusal.code)
  return hired.value.secret
}
const codeNow = () => authenticatorCode(secret, api.clock.now)
const requestLink = (code = codeNow(), email = customerEmail, by = staffEmail) =>
  makeImpersonationLink(api.database.db, accountSettings, {
    customerEmail: email,
    staffEmail: by,
    code,
    now: api.clock.now,
  })

async function keyOf(): Promise<string> {
  const link = await requestLink()
  if (!link.ok) throw new Error(link.refusal.code)
  expect(link.value).toMatch(/^https:\/\/stoa\.example\/impersonate\/[0-9a-f-]{36}$/)
  return link.value.slice(-36)
}
const body = { 'x-token-transport': 'body' }
const begin = async (token?: string) => call(api.app, impersonate, { token: token ?? (await keyOf()) }, 'el', body)
const headersOf = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` })
async function events(): Promise<[string, boolean, boolean][]> {
  const { rows } = await sql<{ action: string; staff_id: number | null; session_id: string | null }>`
    select action, staff_id, session_id from account_event where customer_id = ${customerId} order by id`.execute(
    api.database.db,
  )
  return rows.map(({ action, staff_id, session_id }) => [action, staff_id !== null, session_id !== null])
}

test('from the code to the session, which names the member of staff', async () => {
  const session = await begin()
  expect(session).toMatchObject({ customerId, email: customerEmail, impersonatedBy: 'Νίκος Δήμου', refreshMinutes: 30 })
  expect(await call(api.app, getProfile, {}, 'el', headersOf(session))).toMatchObject({ email: customerEmail })
  expect(await events()).toEqual([
    ['impersonation_link_made', true, false],
    ['impersonation_begun', true, false],
  ])
})

test('the link is good once, for a minute, and opening it does nothing', async () => {
  const token = await keyOf()
  for (const _ of [1, 2]) expect(await call(api.app, showImpersonation, { token })).toEqual({ accepted: true })
  await begin(token)
  expect(await refusalOf(api.app, impersonate, { token })).toBe('link_over')
  api.clock.now += 30_000
  const late = await keyOf()
  api.clock.now += 60_000
  expect(await refusalOf(api.app, impersonate, { token: late })).toBe('link_over')
  expect(await refusalOf(api.app, impersonate, { token: crypto.randomUUID() })).toBe('link_over')
})

test('of two browsers that use the link at once, one succeeds', async () => {
  const token = await keyOf()
  const both = await Promise.all([1, 2].map(() => sendCall(api.app, impersonate, { guid: token }, 'el', body)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
})

test('without the authenticator, and with a used code, there is no link', async () => {
  const notShown = { ok: false, refusal: { code: 'staff_not_shown' } }
  expect(await requestLink('000 000')).toEqual(notShown)
  expect(await requestLink(codeNow(), customerEmail, 'nobody@stoa.example')).toEqual(notShown)
  expect(await requestLink()).toMatchObject({ ok: true })
  expect(await requestLink()).toEqual(notShown)
  api.clock.now += 30_000
  expect(await requestLink(codeNow(), 'nobody@example.gr')).toEqual({
    ok: false,
    refusal: { code: 'customer_not_found' },
  })
})

test('an account that waits to be deleted is refused', async () => {
  const token = await keyOf()
  await sql`update customer set delete_at = now() + interval '7 days'`.execute(api.database.db)
  expect(await refusalOf(api.app, impersonate, { token })).toBe('link_over')
  api.clock.now += 30_000
  expect(await requestLink()).toEqual({ ok: false, refusal: { code: 'customer_not_found' } })
})

test('it ends after half an hour, however often it is refreshed', async () => {
  let session = await begin()
  const startedAt = api.clock.now
  for (const minutes of [9, 18, 27]) {
    api.clock.now = startedAt + minutes * 60_000
    session = await call(api.app, refreshSession, { refreshToken: session.refreshToken }, 'el', body)
    expect(session).toMatchObject({ impersonatedBy: 'Νίκος Δήμου', refreshMinutes: 30 - minutes })
  }
  api.clock.now = startedAt + 30 * 60_000
  expect(await refusalOf(api.app, getProfile, {}, headersOf(session))).toBe('session_required')
  expect(await refusalOf(api.app, refreshSession, { refreshToken: session.refreshToken }, body)).toBe('session_over')
})

test('switching the member of staff off, or renewing the authenticator, ends it at once', async () => {
  const first = await begin()
  api.clock.now += 30_000
  const unused = await keyOf()
  await staff.setStaffActive(api.database.db, staffEmail, false, api.clock.now)
  expect(await refusalOf(api.app, getProfile, {}, headersOf(first))).toBe('session_required')
  expect(await refusalOf(api.app, impersonate, { token: unused })).toBe('link_over')
  api.clock.now += 30_000
  expect(await requestLink()).toMatchObject({ ok: false })
  await staff.setStaffActive(api.database.db, staffEmail, true, api.clock.now)
  const second = await begin()
  await staff.renewFactor(api.database.db, accountSettings, staffEmail, api.clock.now)
  expect(await refusalOf(api.app, getProfile, {}, headersOf(second))).toBe('session_required')
  api.clock.now += 30_000
  expect(await requestLink()).toMatchObject({ ok: false })
})

test('nor does a session count that was left open by somebody who is inactive now', async () => {
  const session = await begin()
  await sql`update staff set active = false`.execute(api.database.db)
  expect(await refusalOf(api.app, getProfile, {}, headersOf(session))).toBe('session_required')
  expect(await refusalOf(api.app, refreshSession, { refreshToken: session.refreshToken }, body)).toBe('session_over')
})

test('signing out ends it', async () => {
  const session = await begin()
  await call(api.app, logOut, { refreshToken: session.refreshToken }, 'el', body)
  expect(await refusalOf(api.app, getProfile, {}, headersOf(session))).toBe('session_required')
})

const personal = [
  ...['updatePassword', 'requestEmailChange', 'deleteCustomer', 'exportPersonalData', 'confirmIdentity'],
  ...[
    'sendConfirmationCode',
    'listDevices',
    'endSession',
    'endOtherSessions',
    'listSignInMethods',
    'unlinkSignInMethod',
  ],
  ...['beginSecondFactor', 'enableSecondFactor', 'renewRecoveryCodes', 'disableSecondFactor', 'getSecondFactor'],
]

test('refuses what only the customer may do: password, e-mail, export, deletion, sign-in methods', async () => {
  const headers = headersOf(await begin())
  const forbidden = endpoints.filter(({ access }) => access === 'self' || access === 'fresh')
  expect(forbidden.map(({ name }) => name)).toEqual(expect.arrayContaining(personal))
  for (const endpoint of forbidden) {
    const answer = await sendCall(api.app, endpoint, {}, 'el', headers)
    expect([endpoint.name, answer.status, answer.body.code]).toEqual([endpoint.name, 403, 'not_while_impersonating'])
  }
  expect(await listStaffActions(api, customerId)).toEqual([])
})

test('every change is recorded with both identities before it is made; reading is not', async () => {
  const headers = headersOf(await begin())
  await call(api.app, listAddresses, {}, 'el', headers)
  await call(api.app, updateAlias, { alias: 'eleni_m' }, 'el', headers)
  expect(await listStaffActions(api, customerId)).toEqual(['updateAlias'])
  // a change that cannot be recorded is not made
  await sql`alter table staff_action add constraint full_now check (call <> 'updateAlias') not valid`.execute(
    api.database.db,
  )
  expect((await sendCall(api.app, updateAlias, { UserAlias: 'nikos' }, 'el', headers)).status).toBe(500)
  expect(await call(api.app, getProfile, {}, 'el', headers)).toMatchObject({ alias: 'eleni_m' })
})

test('what a customer does in person is not recorded as staff’s', async () => {
  const { headers } = await signIn(api, customerId)
  await call(api.app, updateAlias, { alias: 'eleni_m' }, 'el', headers)
  expect(await listStaffActions(api, customerId)).toEqual([])
})
