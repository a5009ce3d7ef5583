import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountSettings } from '../../../test/test-api.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { unseal } from '../seal.ts'
import * as staff from './staff.service.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const maria = { email: 'Maria@stoa.example', name: 'Μαρία', role: 'sales_person' } as const

test('a member of staff is added once, with an encrypted authenticator secret', async () => {
  const hired = await staff.addStaff(database.db, accountSettings, maria)
  expect(hired).toMatchObject({ ok: true, value: { otpauthUrl: expect.stringContaining('Maria%40stoa.example') } })
  const again = await staff.addStaff(database.db, accountSettings, { ...maria, email: 'maria@STOA.example' })
  expect(again).toEqual({ ok: false, refusal: { code: 'staff_exists' } })
  const { rows } = await sql<{ id: number; second_factor: Buffer }>`select id, second_factor from staff`.execute(
    database.db,
  )
  const [row] = rows
  expect(rows).toHaveLength(1)
  expect(() => unseal(accountSettings.secret, `customer ${row?.id}`, row?.second_factor ?? Buffer.alloc(0))).toThrow()
})

test('they are listed, and switched off and on', async () => {
  expect(await staff.setStaffActive(database.db, maria.email, false, Date.now())).toEqual({ ok: true, value: null })
  expect(await staff.listStaff(database.db)).toMatchObject([{ ...maria, active: false }])
  await staff.setStaffActive(database.db, maria.email, true, Date.now())
  expect(await staff.listStaff(database.db)).toMatchObject([{ active: true }])
})

test('an unknown e-mail is reported', async () => {
  const nobody = { ok: false, refusal: { code: 'staff_not_found' } }
  expect(await staff.setStaffActive(database.db, 'x@stoa.example', true, Date.now())).toEqual(nobody)
  expect(await staff.renewFactor(database.db, accountSettings, 'x@stoa.example', Date.now())).toEqual(nobody)
})
