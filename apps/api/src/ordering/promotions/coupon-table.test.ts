// The table of codes, from one shop to another: what an import may set comes back byte for byte.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCode, makePromotion } from '../../../test/make-promotion.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { exportCodes, importCodes } from './coupon-codes.service.ts'
import { readCouponTable } from './coupon-table.ts'

const promotion = 'codes'
const fixed = { effect: { kind: 'fixed', cents: 500 } } as const

interface Shop extends TestDatabase {
  promotionId: number
}

async function openShop(): Promise<Shop> {
  const database = await openTestDatabase(1)
  return { ...database, promotionId: await makePromotion(database.db, { ...fixed, code: promotion, automatic: false }) }
}

let here: Shop
let there: Shop
beforeAll(async () => {
  here = await openShop()
  there = await openShop()
})
afterAll(() => Promise.all([here.close(), there.close()]))

async function exported({ db }: Shop): Promise<string> {
  const outcome = await exportCodes(db, promotion)
  return outcome.ok ? outcome.value : outcome.refusal.join('\n')
}

async function imported({ db }: Shop, text: string): Promise<number | string[]> {
  const outcome = await decideInTransaction(db, (tx) => importCodes(tx, promotion, text))
  return outcome.ok ? outcome.value : outcome.refusal
}

const emails = ["'=quoted@example.gr", '-dash@example.gr', 'maria@example.gr']
const table = [
  'code;use_limit;person_limit;remaining_cents;emails;active;uses',
  'EMPTIED;;;;nobody;yes;0',
  'PLAIN;;;;;yes;0',
  "SHARED;;1;;''=quoted@example.gr -dash@example.gr maria@example.gr;no;0",
  "SIGNED;;;;'+tag@example.gr;yes;0",
  'SPENT;10;2;0;;yes;0',
  'ΔΩΡΟ 1;1;;2500;;yes;0',
]

test('every column goes to another shop and comes back', async () => {
  const give = (code: string, columns: object) =>
    makeCode(here.db, fixed, { promotion_id: here.promotionId, code, ...columns })
  await give('ΔΩΡΟ 1', { use_limit: 1, remaining_cents: 2500 })
  await give('SHARED', { person_limit: 1, emails, active: false })
  await give('SIGNED', { emails: ['+tag@example.gr'] })
  await give('SPENT', { use_limit: 10, person_limit: 2, remaining_cents: 0 })
  await give('PLAIN', {})
  const { id } = await give('EMPTIED', { emails: ['gone@example.gr'] })
  await sql`delete from coupon_email where code_id = ${id}`.execute(here.db)
  const text = await exported(here)
  expect(text.split('\n')).toEqual(table)
  expect(await imported(there, text)).toBe(6)
  expect(await exported(there)).toBe(text)
  const { rows } = await sql`select email from coupon_email order by email collate "C"`.execute(there.db)
  expect(rows).toEqual([...emails, '+tag@example.gr'].toSorted().map((email) => ({ email })))
})

test('a code that was used is refused, until its cell is emptied', async () => {
  const rows = ['code;use_limit;uses', 'USED-UP;1;1', 'USED-ONCE;3;1', 'FRESH;3;0']
  expect(await imported(there, rows.join('\n'))).toEqual([
    expect.stringMatching(/^line 2: uses: it cannot be set/),
    expect.stringMatching(/^line 3: uses: it cannot be set/),
  ])
  expect(await imported(there, rows.join('\n').replaceAll(';1;1', ';1;').replace(';3;1', ';3;'))).toBe(3)
  expect(await exported(there)).toMatch(/\nUSED-UP;1;;;;yes;0$/m)
})

test('what is left of a value is only of an amount', async () => {
  const tenth = { effect: { kind: 'percentage', basisPoints: 1000 }, code: 'tenth', automatic: false } as const
  await makePromotion(here.db, tenth)
  const text = 'code;remaining_cents\nTENTH-1;\nTENTH-2;500\nTENTH-3;0'
  expect(await decideInTransaction(here.db, (tx) => importCodes(tx, 'tenth', text))).toEqual({
    ok: false,
    refusal: [3, 4].map((row) => `line ${row}: remaining_cents: only of a promotion that takes an amount off (fixed)`),
  })
})

describe('the table', () => {
  test.each([
    ['of Excel in Greek', '\ufeffcode;emails;active\r\nΔΩΡΟ;a@example.gr b@example.gr;no\r\n'],
    ['with commas', 'code,emails,active\nΔΩΡΟ,"a@example.gr,b@example.gr",no\n'],
    ['with tabs, and lines in a cell', 'code\temails\tactive\nΔΩΡΟ\t"a@example.gr\nb@example.gr"\tno'],
  ])('is read %s', (_, text) => {
    expect(readCouponTable(text)).toMatchObject({
      value: [{ code: { code: 'ΔΩΡΟ', emails: ['a@example.gr', 'b@example.gr'], personal: true, active: false } }],
    })
  })

  test.each([
    ['code;active\nABC;true', 'line 2: active: yes or no'],
    ['code;emails\nABC;no one', 'line 2: emails: addresses with spaces between them, or “nobody”'],
    ['code;remaining_cents\nABC;2,50', 'line 2: remaining_cents: a whole number from 0 to 2147483647, or empty'],
    ['code;use_limit\nABC;2147483648', 'line 2: use_limit: a whole number from 1 to 2147483647, or empty'],
    ['Code;active\nABC;yes\nDEF;yes', 'line 1: Code: write the heading as “code”'],
    ['code;Active\nABC;yes', 'line 1: Active: write the heading as “active”'],
    ['code;active;active\nABC;yes;no', 'line 1: active: there is more than one such heading'],
    ['code;active\nABC;yes;no', 'line 2: there are 3 cells below 2 headings'],
    ["code\n'=SUM(A1)", 'line 2: code: 3 to 40 letters and digits, with single dashes, dots or spaces between them'],
  ])('is refused with line and column: %j', (text, problem) => {
    expect(readCouponTable(text)).toEqual({ ok: false, refusal: [problem] })
  })

  test('tells the faults of all lines, also where one has another number of cells', () => {
    expect(readCouponTable('code;active\nABC\nA;yes\nDEF;yes;1;2\nGHI;true')).toEqual({
      ok: false,
      refusal: [
        'line 2: there is 1 cell below 2 headings',
        expect.stringMatching(/^line 3: code: /),
        'line 4: there are 4 cells below 2 headings',
        'line 5: active: yes or no',
      ],
    })
  })
})
