import { deleteCustomer, keepCustomer } from '@stoa/contract/account'
import { exportPersonalData, type PersonalData } from '@stoa/contract/personal-data'
import { getProfile } from '@stoa/contract/profile'
import { deletionDue, openOrderUntil, papersUntil } from '@stoa/domain/customer/data-keeping'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findInDatabase } from '../../../test/find-in-database.ts'
import { type FullCustomer, makeFullCustomer, marks } from '../../../test/full-customer.ts'
import { expectSoundBooks } from '../../../test/invariants.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { accountSettings, openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { keyOf } from '../one-time-keys/key-bits.ts'
import { dataCatalogue, dataKinds } from './data-catalogue.ts'
import { forgetDue } from './deletion.ts'

let api: TestApi
let xenia: FullCustomer
let other: SignedInCustomer
beforeEach(async () => {
  api = await openTestApi(4)
  other = await signIn(api)
  xenia = await makeFullCustomer(api)
})
afterEach(async () => {
  await expectSoundBooks(api.database.db)
  await api.close()
})

const exported = (who: SignedInCustomer = xenia): Promise<PersonalData> =>
  call(api.app, exportPersonalData, {}, 'en', who.headers)
const ask = () => call(api.app, deleteCustomer, {}, 'el', xenia.headers)
const forget = async (at: number) => {
  const sum = { accounts: 0, orders: 0 }
  for (;;) {
    const { accounts, orders } = await forgetDue(api.database.db, at)
    if (accounts + orders === 0) return sum
    sum.accounts += accounts
    sum.orders += orders
  }
}

const finish = (id: number, ...states: number[]) =>
  sql`insert into order_status_change (order_id, status, at)
    select ${id}, state, now() from unnest(${states}::int[]) with ordinality as s (state, n) order by n`.execute(
    api.database.db,
  )

const findMarks = () => findInDatabase(api.database.db, Object.values(marks))

describe('what the shop holds', () => {
  test('is told whole: one part for each kind of data, each with its reason, none of them empty here', async () => {
    const { parts, madeAt } = await exported()
    expect(madeAt).toBe(new Date(api.clock.now).toISOString())
    expect(parts.map(({ code }) => code)).toEqual(dataKinds)
    expect(parts.filter(({ rows }) => rows.length === 0).map(({ code }) => code)).toEqual([])
    const whole = JSON.stringify(parts)
    for (const mark of Object.values(marks)) expect([mark, whole.includes(mark)]).toEqual([mark, true])
    const part = (code: string) => parts.find((one) => one.code === code)
    expect(part('orders')?.rows).toHaveLength(2)
    expect(part('account')?.rows[0]).toMatchObject({ firstName: marks.first, birthDate: '1980-05-17', gender: 'other' })
    expect(part('picture')?.rows[0]?.picture).toBe(`data:image/webp;base64,${btoa('pixels')}`)
    expect(part('addresses')).toMatchObject({ name: 'Addresses', purpose: expect.stringContaining('Until') })
    for (const { rows, fields } of parts)
      for (const row of rows) expect(Object.keys(row)).toEqual(fields.map(({ code }) => code))
    expect(part('addresses')?.fields).toContainEqual({ code: 'firstName', name: 'First name' })
  })

  test('is told without what opens anything, and without anything of others', async () => {
    const whole = JSON.stringify(await exported())
    for (const secret of ['quartz-hash', 'sealed', 'hash', 'typed'])
      expect([secret, whole.includes(secret)]).toEqual([secret, false])
    const theirs = await exported(other)
    const mentioned = Object.values(marks).filter((mark) => JSON.stringify(theirs).includes(mark))
    expect(mentioned).toEqual([])
    expect(theirs.parts.find(({ code }) => code === 'orders')?.rows).toEqual([])
  })

  test('is the same when it is asked for twice', async () => {
    expect(await exported()).toEqual(await exported())
  })

  test('that was left under an e-mail nobody has proved is not handed to whoever typed it', async () => {
    await sql`update customer set email_verified_at = null where id = ${xenia.customerId}`.execute(api.database.db)
    const { parts } = await exported()
    expect(parts.find(({ code }) => code === 'orders')?.rows).toHaveLength(1)
    expect(parts.find(({ code }) => code === 'notices')?.rows).toEqual([])
  })

  test('is for the customer in person, who has just shown it', async () => {
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

describe('the end of an account', () => {
  /** As it stands in the letter. */
  async function keyInLetter(): Promise<string> {
    const { rows } = await sql<{ id: number; created_at: Date }>`
      select k.id, k.created_at from outbox o join one_time_key k on k.id = (o.payload ->> 'keyId')::bigint
      where o.topic = 'account.letter' and k.purpose = 'keep' order by o.id desc limit 1`.execute(api.database.db)
    const [row] = rows
    if (!row) throw new Error('no letter was asked for')
    return keyOf(accountSettings, { id: row.id, purpose: 'keep', createdAt: row.created_at })
  }

  test('is told of by letter and ends all sessions at once', async () => {
    const { at } = await ask()
    expect(Date.parse(at)).toBe(deletionDue(api.clock.now))
    expect(await refusalOf(api.app, getProfile, {}, xenia.headers)).toBe('session_required')
    expect(await call(api.app, getProfile, {}, 'el', other.headers)).toMatchObject({ id: other.customerId })
    expect(await keyInLetter()).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is undone by the letter’s link, once, until it is carried out', async () => {
    const { at } = await ask()
    const key = await keyInLetter()
    expect(await call(api.app, keepCustomer, { key })).toEqual({ accepted: true })
    expect(await refusalOf(api.app, keepCustomer, { key })).toBe('link_over')
    expect(await forget(Date.parse(at))).toEqual({ accounts: 0, orders: 0 })
  })

  test('asked for again keeps its day, and only the newer link', async () => {
    const first = await ask()
    const older = await keyInLetter()
    api.clock.now += 3_600_000
    const again = await signIn(api, xenia.customerId)
    expect(await call(api.app, deleteCustomer, {}, 'el', again.headers)).toEqual(first)
    expect(await refusalOf(api.app, keepCustomer, { key: older })).toBe('link_over')
    expect(await call(api.app, keepCustomer, { key: await keyInLetter() })).toEqual({ accepted: true })
  })

  test('comes after a week and not before, and then the link is over', async () => {
    const { at } = await ask()
    const key = await keyInLetter()
    expect((await forget(Date.parse(at) - 1)).accounts).toBe(0)
    expect((await forget(Date.parse(at))).accounts).toBe(1)
    api.clock.now = Date.parse(at)
    expect(await refusalOf(api.app, keepCustomer, { key })).toBe('link_over')
  })

  test('is carried out once, however many processes see to it', async () => {
    const { at } = await ask()
    const done = await Promise.all([1, 2, 3, 4].map(() => forgetDue(api.database.db, Date.parse(at))))
    expect(done.reduce((sum, one) => sum + one.accounts, 0)).toBe(1)
    const { rows } = await sql`select from account_event where action = 'deleted'`.execute(api.database.db)
    expect(rows).toHaveLength(1)
  })
})

describe('after it', () => {
  const delivered = [1, 2, 3]
  const leave = async () => {
    await finish(xenia.invoiceOrder, ...delivered)
    await finish(xenia.guestOrder, ...delivered)
    const { at } = await ask()
    await forget(Date.parse(at))
    return Date.parse(at)
  }

  test('nothing in the whole database points to the customer but the papers of the invoice, and those go in their time', async () => {
    expect((await findMarks()).length).toBeGreaterThan(30)
    const before = await exported(other)
    await leave()
    expect(await findMarks()).toEqual([
      'order_address.street 1',
      'order_invoice.company_name 1',
      'order_invoice.vat_number 1',
    ])
    const until = papersUntil(api.clock.now)
    expect(await forget(until - 1)).toEqual({ accounts: 0, orders: 0 })
    expect(await forget(until)).toEqual({ accounts: 0, orders: 1 })
    expect(await findMarks()).toEqual([])
    expect(await exported(other)).toEqual(before)
  })

  test('the books still hold: goods, amounts, tax and place', async () => {
    const sums = () =>
      sql`select o.id, o.code, o.total_cents, o.vat_cents, l.name, l.quantity, a.city, a.postal_code, a.region_id
        from customer_order o join order_line l on l.order_id = o.id join order_address a on a.order_id = o.id
        order by o.id, a.kind`.execute(api.database.db)
    const before = await sums()
    await leave()
    expect((await sums()).rows).toEqual(before.rows)
  })

  test('each table that is emptied by rows is empty, and the e-mail, username and alias are free again', async () => {
    await leave()
    for (const { table, ending } of Object.values(dataCatalogue)) {
      if (ending !== 'rows') continue
      const { rows } = await sql`select from ${sql.table(table)} where customer_id = ${xenia.customerId}`.execute(
        api.database.db,
      )
      expect([table, rows.length]).toEqual([table, 0])
    }
    await makeFullCustomer(api)
  })

  test('doing it again changes nothing', async () => {
    const at = await leave()
    const picture = async () =>
      JSON.stringify(
        (
          await sql`select (select json_agg(c order by id) from customer c), (select json_agg(o order by id) from customer_order o),
            (select json_agg(a order by order_id, kind) from order_address a), (select json_agg(i) from order_invoice i),
            (select json_agg(e order by id) from account_event e)`.execute(api.database.db)
        ).rows,
      )
    const before = await picture()
    expect(await forget(at + 1000)).toEqual({ accounts: 0, orders: 0 })
    expect(await picture()).toBe(before)
  })

  test('an order on its way keeps the names it needs until it has come, or two months at most', async () => {
    await finish(xenia.invoiceOrder, 1, 2)
    const { at } = await ask()
    const leaving = Date.parse(at)
    await finish(xenia.guestOrder, 1)
    await forget(leaving)
    expect(await findMarks()).toContain('order_address.first_name 3')
    await finish(xenia.invoiceOrder, 3)
    expect((await forget(leaving + 1)).orders).toBe(1)
    expect(await findMarks()).toContain('order_address.first_name 1')
    expect((await forget(openOrderUntil(leaving) - 1)).orders).toBe(0)
    expect((await forget(openOrderUntil(leaving))).orders).toBe(1)
    expect((await findMarks()).filter((one) => !one.startsWith('order_invoice'))).toEqual(['order_address.street 1'])
  })
})
