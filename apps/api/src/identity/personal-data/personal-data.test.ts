import { deleteCustomer, keepCustomer } from '@stoa/contract/identity/account'
import { exportPersonalData, type PersonalData } from '@stoa/contract/identity/personal-data'
import { getProfile } from '@stoa/contract/identity/profile'
import { deletionDue, documentsUntil, openOrderUntil } from '@stoa/domain/identity/data-retention'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findInDatabase } from '../../../test/find-in-database.ts'
import { type FullCustomer, makeFullCustomer, markers } from '../../../test/full-customer.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { accountSettings, openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { deriveToken } from '../one-time-tokens/token-secrets.ts'
import { dataCatalogue, dataKinds } from './data-catalogue.ts'
import { purgeDue } from './personal-data.service.ts'

let api: TestApi
let xenia: FullCustomer
let other: SignedInCustomer
beforeEach(async () => {
  api = await openTestApi({ connections: 4 })
  other = await signIn(api)
  xenia = await makeFullCustomer(api)
})
afterEach(async () => {
  await expectConsistentLedger(api.database.db)
  await api.close()
})

const exportData = (who: SignedInCustomer = xenia): Promise<PersonalData> =>
  call(api.app, exportPersonalData, {}, 'en', who.headers)
const requestDeletion = () => call(api.app, deleteCustomer, {}, 'el', xenia.headers)
const purge = async (at: number) => {
  const sum = { accounts: 0, orders: 0 }
  for (;;) {
    const { accounts, orders } = await purgeDue(api.database.db, at)
    if (accounts + orders === 0) return sum
    sum.accounts += accounts
    sum.orders += orders
  }
}

const addStatuses = (id: number, ...states: number[]) =>
  sql`insert into order_status_change (order_id, status, at)
    select ${id}, state, now() from unnest(${states}::int[]) with ordinality as s (state, n) order by n`.execute(
    api.database.db,
  )

const findMarkers = () => findInDatabase(api.database.db, Object.values(markers))

describe('the data export', () => {
  test('is complete: one section for each kind of data, each with its reason, none of them empty here', async () => {
    const { parts, createdAt } = await exportData()
    expect(createdAt).toBe(new Date(api.clock.now).toISOString())
    expect(parts.map(({ code }) => code)).toEqual(dataKinds)
    expect(parts.filter(({ rows }) => rows.length === 0).map(({ code }) => code)).toEqual([])
    const json = JSON.stringify(parts)
    for (const marker of Object.values(markers)) expect([marker, json.includes(marker)]).toEqual([marker, true])
    const part = (code: string) => parts.find((item) => item.code === code)
    expect(part('orders')?.rows).toHaveLength(2)
    expect(part('account')?.rows[0]).toMatchObject({
      firstName: markers.first,
      birthDate: '1980-05-17',
      gender: 'other',
    })
    expect(part('picture')?.rows[0]?.picture).toBe(`data:image/webp;base64,${btoa('pixels')}`)
    expect(part('addresses')).toMatchObject({ name: 'Addresses', purpose: expect.stringContaining('Until') })
    for (const { rows, fields } of parts)
      for (const row of rows) expect(Object.keys(row)).toEqual(fields.map(({ code }) => code))
    expect(part('addresses')?.fields).toContainEqual({ code: 'firstName', name: 'First name' })
  })

  test('has no secrets, and nothing of other customers', async () => {
    const json = JSON.stringify(await exportData())
    for (const secret of ['quartz-hash', 'sealed', 'hash', 'typed'])
      expect([secret, json.includes(secret)]).toEqual([secret, false])
    const theirs = await exportData(other)
    const mentioned = Object.values(markers).filter((marker) => JSON.stringify(theirs).includes(marker))
    expect(mentioned).toEqual([])
    expect(theirs.parts.find(({ code }) => code === 'orders')?.rows).toEqual([])
  })

  test('is the same when requested twice', async () => {
    expect(await exportData()).toEqual(await exportData())
  })

  test('leaves out what was stored under an e-mail that the account never verified', async () => {
    await sql`update customer set email_verified_at = null where id = ${xenia.customerId}`.execute(api.database.db)
    const { parts } = await exportData()
    expect(parts.find(({ code }) => code === 'orders')?.rows).toHaveLength(1)
    expect(parts.find(({ code }) => code === 'notices')?.rows).toEqual([])
  })

  test('is for the customer in person, with a recently confirmed identity', async () => {
    const staff = await sql<{ id: number }>`
      insert into staff (email, name, role) values ('nikos@stoa.example', 'Νίκος', 'employee') returning id`.execute(
      api.database.db,
    )
    const acting = await signIn(api, xenia.customerId, staff.rows[0]?.id)
    for (const endpoint of [exportPersonalData, deleteCustomer])
      expect(await refusalOf(api.app, endpoint, {}, acting.headers)).toBe('not_while_impersonating')
    await sql`update session set confirmed_at = ${new Date(api.clock.now - 10 * 60_000)}`.execute(api.database.db)
    for (const endpoint of [exportPersonalData, deleteCustomer]) {
      expect(await refusalOf(api.app, endpoint, {}, xenia.headers)).toBe('confirmation_needed')
      expect(await refusalOf(api.app, endpoint, {})).toBe('session_required')
    }
  })
})

describe('deleting an account', () => {
  /** As it is written in the e-mail. */
  async function tokenInEmail(): Promise<string> {
    const { rows } = await sql<{ id: number; created_at: Date }>`
      select k.id, k.created_at from outbox o join one_time_key k on k.id = (o.payload ->> 'keyId')::bigint
      where o.topic = 'account.email' and k.purpose = 'keep' order by o.id desc limit 1`.execute(api.database.db)
    const [row] = rows
    if (!row) throw new Error('no e-mail was asked for')
    return deriveToken(accountSettings, { id: row.id, purpose: 'keep', createdAt: row.created_at })
  }

  test('is confirmed by e-mail and ends all sessions at once', async () => {
    const { at } = await requestDeletion()
    expect(Date.parse(at)).toBe(deletionDue(api.clock.now))
    expect(await refusalOf(api.app, getProfile, {}, xenia.headers)).toBe('session_required')
    expect(await call(api.app, getProfile, {}, 'el', other.headers)).toMatchObject({ id: other.customerId })
    expect(await tokenInEmail()).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is undone by the link in the e-mail, once, until it is carried out', async () => {
    const { at } = await requestDeletion()
    const token = await tokenInEmail()
    expect(await call(api.app, keepCustomer, { token })).toEqual({ accepted: true })
    expect(await refusalOf(api.app, keepCustomer, { token })).toBe('link_over')
    expect(await purge(Date.parse(at))).toEqual({ accounts: 0, orders: 0 })
  })

  test('requested again keeps its day, and only the newer link works', async () => {
    const first = await requestDeletion()
    const older = await tokenInEmail()
    api.clock.now += 3_600_000
    const again = await signIn(api, xenia.customerId)
    expect(await call(api.app, deleteCustomer, {}, 'el', again.headers)).toEqual(first)
    expect(await refusalOf(api.app, keepCustomer, { token: older })).toBe('link_over')
    expect(await call(api.app, keepCustomer, { token: await tokenInEmail() })).toEqual({ accepted: true })
  })

  test('is carried out after a week and not before, and then the link is void', async () => {
    const { at } = await requestDeletion()
    const token = await tokenInEmail()
    expect((await purge(Date.parse(at) - 1)).accounts).toBe(0)
    expect((await purge(Date.parse(at))).accounts).toBe(1)
    api.clock.now = Date.parse(at)
    expect(await refusalOf(api.app, keepCustomer, { token })).toBe('link_over')
  })

  test('is carried out once, however many processes run it', async () => {
    const { at } = await requestDeletion()
    const done = await Promise.all([1, 2, 3, 4].map(() => purgeDue(api.database.db, Date.parse(at))))
    expect(done.reduce((sum, item) => sum + item.accounts, 0)).toBe(1)
    const { rows } = await sql`select from account_event where action = 'deleted'`.execute(api.database.db)
    expect(rows).toHaveLength(1)
  })
})

describe('after the deletion', () => {
  const delivered = [1, 2, 3]
  const deleteAccount = async () => {
    await addStatuses(xenia.invoiceOrder, ...delivered)
    await addStatuses(xenia.guestOrder, ...delivered)
    const { at } = await requestDeletion()
    await purge(Date.parse(at))
    return Date.parse(at)
  }

  test('only the invoice’s documents refer to the customer, until their retention is over', async () => {
    expect((await findMarkers()).length).toBeGreaterThan(30)
    const before = await exportData(other)
    await deleteAccount()
    expect(await findMarkers()).toEqual([
      'document_recipient.company_name 1',
      'document_recipient.street 1',
      'document_recipient.vat_number 1',
      'order_address.street 1',
      'order_invoice.company_name 1',
      'order_invoice.vat_number 1',
    ])
    const until = documentsUntil(api.clock.now)
    expect(await purge(until - 1)).toEqual({ accounts: 0, orders: 0 })
    expect(await purge(until)).toEqual({ accounts: 0, orders: 1 })
    expect(await findMarkers()).toEqual([])
    expect(await exportData(other)).toEqual(before)
  })

  test('orders stay consistent: goods, amounts, tax and place', async () => {
    const sums = () =>
      sql`select o.id, o.code, o.total_cents, o.vat_cents, l.name, l.quantity, a.city, a.postal_code, a.region_id
        from customer_order o join order_line l on l.order_id = o.id join order_address a on a.order_id = o.id
        order by o.id, a.kind`.execute(api.database.db)
    const before = await sums()
    await deleteAccount()
    expect((await sums()).rows).toEqual(before.rows)
  })

  test('each table deleted by rows is empty, and the e-mail, username and alias are free again', async () => {
    await deleteAccount()
    for (const { table, onDeletion } of Object.values(dataCatalogue)) {
      if (onDeletion !== 'rows') continue
      const { rows } = await sql`select from ${sql.table(table)} where customer_id = ${xenia.customerId}`.execute(
        api.database.db,
      )
      expect([table, rows.length]).toEqual([table, 0])
    }
    await makeFullCustomer(api)
  })

  test('repeating it changes nothing', async () => {
    const at = await deleteAccount()
    const snapshot = async () =>
      JSON.stringify(
        (
          await sql`select (select json_agg(c order by id) from customer c), (select json_agg(o order by id) from customer_order o),
            (select json_agg(a order by order_id, kind) from order_address a), (select json_agg(i) from order_invoice i),
            (select json_agg(e order by id) from account_event e)`.execute(api.database.db)
        ).rows,
      )
    const before = await snapshot()
    expect(await purge(at + 1000)).toEqual({ accounts: 0, orders: 0 })
    expect(await snapshot()).toBe(before)
  })

  test('an order under way keeps its names until it is delivered, or two months at most', async () => {
    await addStatuses(xenia.invoiceOrder, 1, 2)
    const { at } = await requestDeletion()
    const leaving = Date.parse(at)
    await addStatuses(xenia.guestOrder, 1)
    await purge(leaving)
    expect(await findMarkers()).toContain('order_address.first_name 3')
    await addStatuses(xenia.invoiceOrder, 3)
    expect((await purge(leaving + 1)).orders).toBe(1)
    expect(await findMarkers()).toContain('order_address.first_name 1')
    expect((await purge(openOrderUntil(leaving) - 1)).orders).toBe(0)
    expect((await purge(openOrderUntil(leaving))).orders).toBe(1)
    expect((await findMarkers()).filter((item) => !/^(?:order_invoice|document_recipient)/.test(item))).toEqual([
      'order_address.street 1',
    ])
  })
})
