// The access matrix, generated from the contract: every call by every caller. A refused call changes nothing, and what
// is somebody else's is the same as missing.

import { type Access, accessRefusals, type Endpoint, isStaffAccess } from '@stoa/contract/endpoint'
import { endpoints } from '@stoa/contract/endpoints'
import { refusals } from '@stoa/contract/refusals'
import { rolePermissions, staffRoles } from '@stoa/domain/identity/permissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessRow, accessRows } from './access-rows.ts'
import { fieldsOf, type ReadySample, sampleOf } from './call-samples.ts'
import {
  customerSnapshot,
  invalidTokens,
  listStaffActions,
  makeUnusual,
  signInAsStaff,
  signInStale,
  unusualName,
} from './callers.ts'
import { setCopies } from './make-product.ts'
import { expectProblem, sendCall } from './send-call.ts'
import { type SignedInCustomer, signIn, signInStaff } from './sign-in.ts'
import { openTestApi, type TestApi, type WireAnswer } from './test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await setCopies(api.database.db, 1, [9000])
  api.listing.onConnected()
})
afterAll(() => api.close())

const forCustomers = new Set<Access | undefined>(['customer', 'self', 'fresh'])
const rowOf = ({ name }: Endpoint): AccessRow | undefined => accessRows[name]
const nameById = new Set(['id', 'uid', 'guid', 'cstid', 'customerId'])

test('every call has its row, and each row its call', () => {
  expect(Object.keys(accessRows).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
})

test('a row for customers is a call for customers, and the other way round', () => {
  const isFor = (endpoint: Endpoint) => {
    const row = rowOf(endpoint)
    return row === 'key' ? endpoint.access === 'either' : row !== 'everyone'
  }
  const named = (choose: (endpoint: Endpoint) => boolean) => endpoints.filter(choose).map(({ name }) => name)
  expect(named(isFor)).toEqual(named(({ access }) => access !== undefined))
})

test('a customer’s call that names something by its id declares its refusal', () => {
  const naming = endpoints.filter(
    (endpoint) => forCustomers.has(endpoint.access) && fieldsOf(endpoint).some(({ wire }) => nameById.has(wire)),
  )
  const open = naming.filter((endpoint) => rowOf(endpoint) === 'own').map(({ name }) => name)
  // its id is there for other clients, and ignored
  expect(open).toEqual(['listCustomerOrders'])
})

const send = (endpoint: Endpoint, sample: ReadySample, headers: Record<string, string>): Promise<WireAnswer> => {
  const { authorization: _, ...others } = sample.headers
  return sendCall(api.app, endpoint, sample.valid, 'el', { ...others, ...headers })
}

function expectWorks(answer: WireAnswer, { refused }: ReadySample): void {
  if (refused) expectProblem(answer, refusals[refused], refused)
  else expect([answer.status, answer.body.code]).toEqual([200, answer.body.code])
}

/** A customer with data for the call to work on. */
async function prepared(endpoint: Endpoint): Promise<{ owner: SignedInCustomer; sample: ReadySample }> {
  const owner = await makeUnusual(api)
  return { owner, sample: await sampleOf(api, endpoint, owner) }
}

const personal = endpoints.flatMap((endpoint) => {
  const { name, access } = endpoint
  return access === undefined || access === 'tool' || isStaffAccess(access) ? [] : [{ name, access, endpoint }]
})

describe.each(personal)('$name', ({ access, endpoint }) => {
  const [, staffRefusal, staleRefusal] = accessRefusals[access]
  const row = rowOf(endpoint)
  /** Nobody's but the customer's own calls change anything; a call with a secret in it does whoever makes it. */
  const expectUnchanged = async (customerId: number, before: unknown) => {
    if (row !== 'key') expect(await customerSnapshot(api, customerId)).toEqual(before)
  }

  test('refuses guests and invalid tokens', async () => {
    const { owner, sample } = await prepared(endpoint)
    const tokens = await invalidTokens(api, owner.customerId)
    const before = await customerSnapshot(api, owner.customerId)
    for (const [what, headers] of tokens) {
      const answer = await send(endpoint, sample, headers)
      expect([what, answer.status, answer.body.code]).toEqual([what, 401, 'session_required'])
    }
    const anonymous = await send(endpoint, sample, {})
    if (access === 'either') expectWorks(anonymous, sample)
    else expectProblem(anonymous, 401, 'session_required')
    await expectUnchanged(owner.customerId, before)
  })

  test('accepts its customer', async () => {
    const { owner, sample } = await prepared(endpoint)
    expectWorks(await send(endpoint, sample, owner.headers), sample)
  })

  test.each(staffRoles)('by staff in the customer’s name: %s', async (role) => {
    const { owner, sample } = await prepared(endpoint)
    const { headers } = await signInAsStaff(api, owner.customerId, role)
    const before = await customerSnapshot(api, owner.customerId)
    const answer = await send(endpoint, sample, headers)
    const staffActions = await listStaffActions(api, owner.customerId)
    if (staffRefusal) {
      expectProblem(answer, 403, staffRefusal)
      expect([await customerSnapshot(api, owner.customerId), staffActions]).toEqual([before, []])
    } else {
      expectWorks(answer, sample)
      // their changes are recorded with both identities
      expect(staffActions).toEqual(endpoint.method === 'GET' ? [] : [endpoint.name])
    }
  })

  test('by a customer without a recently confirmed identity', async () => {
    const { owner, sample } = await prepared(endpoint)
    const { headers } = await signInStale(api, owner.customerId)
    const before = await customerSnapshot(api, owner.customerId)
    const answer = await send(endpoint, sample, headers)
    if (!staleRefusal) return expectWorks(answer, sample)
    expectProblem(answer, 403, staleRefusal)
    expect(await customerSnapshot(api, owner.customerId)).toEqual(before)
  })

  test('by another customer', async () => {
    const { owner, sample } = await prepared(endpoint)
    const stranger = await signIn(api)
    const before = await customerSnapshot(api, owner.customerId)
    const answer = await send(endpoint, sample, stranger.headers)
    expect(answer.status).toBeLessThan(500)
    expect(JSON.stringify(answer.body)).not.toContain(unusualName)
    if (typeof row === 'object') {
      const [change, code] = sample.absent ?? []
      expect(code).toBe(row.notTheirs)
      const missing = await send(endpoint, { ...sample, valid: { ...sample.valid, ...change } }, stranger.headers)
      const { instance: _instance, ...problem } = answer.body
      const { instance: _missingInstance, ...missingProblem } = missing.body
      expect([answer.status, problem]).toEqual([missing.status, missingProblem])
      expectProblem(answer, 404, row.notTheirs)
    }
    await expectUnchanged(owner.customerId, before)
  })
})

const forStaff = endpoints.flatMap((endpoint) => {
  const { name, access } = endpoint
  return isStaffAccess(access) ? [{ name, permission: access.staff, subject: access.subject, endpoint }] : []
})

/** The staff audit log, and whether the catalogue changed. */
async function staffSnapshot(): Promise<{ actions: unknown[]; versions: unknown }> {
  const { rows: actions } = await sql`
    select staff_id, session_id, customer_id, call, subject, outcome from staff_action order by id`.execute(
    api.database.db,
  )
  const { rows: versions } = await sql`select sum(version) from product`.execute(api.database.db)
  return { actions, versions }
}

describe.each(forStaff)('$name', ({ permission, subject, endpoint }) => {
  test('refuses guests and customers', async () => {
    const sample = await sampleOf(api, endpoint)
    const owner = await signIn(api)
    const acting = await signInAsStaff(api, owner.customerId, 'admin')
    const before = await staffSnapshot()
    const tokens = await invalidTokens(api, owner.customerId)
    for (const headers of [{}, owner.headers, acting.headers, ...tokens.map(([, item]) => item)])
      expectProblem(await send(endpoint, sample, headers), 401, 'session_required')
    expect(await staffSnapshot()).toEqual(before)
  })

  test.each(staffRoles)('by staff: %s', async (role) => {
    const sample = await sampleOf(api, endpoint)
    const { headers, staffId, sessionId } = await signInStaff(api, role)
    const before = await staffSnapshot()
    const answer = await send(endpoint, sample, headers)
    const { actions } = await staffSnapshot()
    if (permission !== null && !rolePermissions[role].includes(permission)) {
      expectProblem(answer, 403, 'permission_missing')
      expect(await staffSnapshot()).toEqual(before)
      return
    }
    expectWorks(answer, sample)
    // their changes are recorded with their identity
    const about = { subject: subject === undefined ? null : `${subject}:${String(sample.valid.id)}`, outcome: 'done' }
    const made = { staff_id: staffId, session_id: sessionId, customer_id: null, call: endpoint.name, ...about }
    expect(actions.slice(before.actions.length)).toEqual(endpoint.method === 'GET' ? [] : [made])
  })

  test('gives no access to customers’ data', async () => {
    const { headers } = await signInStaff(api, 'admin')
    for (const name of ['getProfile', 'updateAlias']) {
      const other = endpoints.find((item) => item.name === name)
      if (!other) throw new Error(`there is no ${name}`)
      expectProblem(await send(other, await sampleOf(api, other), headers), 401, 'session_required')
    }
  })
})

const publicEndpoints = endpoints.filter(({ isPublic }) => isPublic).map((item) => [item.name, item] as const)

test.each(publicEndpoints)('%s is the same for everyone', async (_, endpoint) => {
  const sample = await sampleOf(api, endpoint)
  const { headers, customerId } = await signIn(api)
  const anonymous = await send(endpoint, sample, {})
  expect(anonymous.status).toBe(200)
  const tokens = await invalidTokens(api, customerId)
  for (const credentials of [headers, ...tokens.map(([, item]) => item)])
    expect((await send(endpoint, sample, credentials)).body).toEqual(anonymous.body)
})
