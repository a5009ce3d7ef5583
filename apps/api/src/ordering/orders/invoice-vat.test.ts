// The VAT number of an order with an invoice: from what is known when it is placed, and checked later where it is not.

import { startSandbox } from '@stoa/sandbox/sandbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { begunCheckout } from '../../../test/begun-checkout.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, saveOrder, type Wire } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { createVatRegisters, vatSettings } from '../../vat-config.ts'
import { checkDueInvoices } from './due-vat-checks.service.ts'

const minute = 60_000
const company = '094014201'
const closed = '094014262'
const registerFault = '090000045'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let api: TestApi
let book: number
const failing: string[] = []
beforeAll(async () => {
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  const reports = { failing: (service: string) => void failing.push(service), alarm: () => {} }
  const config = z.object(vatSettings).parse({ VIES_REQUESTER_CC: 'EL', VIES_REQUESTER_NUMBER: company })
  const registers = createVatRegisters({ config, sandboxRegisters: sandbox.registers, reports })
  api = await openTestApi({ vatRegisters: registers, connections: 2 })
  recheck = () => checkDueInvoices(api.database.db, registers, api.clock.now)
  book = await makeProduct(api.database.db, { priceCents: 1500, copies: [900] })
})
afterAll(async () => {
  await api.close()
  await sandbox.stop()
})
beforeEach(async () => {
  sandbox.faults.set('aade', 'none')
  sandbox.faults.set('vies', 'none')
  await api.database.db.deleteFrom('vat_check').execute()
  await sql`update order_invoice set vat_check_at = null`.execute(api.database.db)
})

let recheck: () => ReturnType<typeof checkDueInvoices>
const invoice = { rt: 'invoice', cnm: 'Βιβλία ΑΕ', job: 'Εκδόσεις', irs: 'Α΄ Αθηνών' }

const place = async (vat: string, changes: Wire = {}) =>
  saveOrder(api.app, await orderRequest(api.app, [line(book)], { ...invoice, vat, ...changes }))

async function lookUp(path: string): Promise<Wire> {
  return (await sendRequest(api.app, `/en/orders/${path}`, undefined, begunCheckout(api))).body
}
const lookUpGreek = (number: string) => lookUp(`getafmdetails?afm=${number}`)

async function invoiceOf({ body }: { body: Wire }) {
  const { rows } = await sql<Wire>`
    select vat_result as result, vat_register as register, vat_request_date is not null as dated, vat_request_id as request,
      vat_attempts as attempts, (extract(epoch from vat_check_at) * 1000)::float8 as due
    from order_invoice i join customer_order o on o.id = i.order_id where o.uid = ${String(body.uid)}`.execute(
    api.database.db,
  )
  return rows[0]
}

test('a number that the register knows is kept with the register’s evidence', async () => {
  expect(await lookUpGreek(company)).toMatchObject({ rs: 'valid' })
  const placed = await place(company)
  expect(await invoiceOf(placed)).toMatchObject({
    result: 'valid',
    register: 'aade',
    dated: true,
    attempts: 0,
    due: null,
  })
})

test('a number that is no business’s is refused, and a receipt is not', async () => {
  expect(await lookUpGreek(closed)).toMatchObject({ rs: 'invalid', rsn: 'inactive' })
  const refused = await place(closed)
  expect([refused.status, refused.body.code]).toEqual([409, 'vat_number_not_business'])
  expect((await place(closed, { rt: 'receipt' })).status).toBe(200)
})

test('nobody is asked while an order is placed: a number that was not checked is checked later, in VIES', async () => {
  const before = sandbox.aade.lookedUp.length
  const placed = await place(company)
  const due = api.clock.now + 15 * minute
  expect(await invoiceOf(placed)).toMatchObject({ result: 'unknown', register: null, due })
  expect(await recheck()).toEqual({ valid: 0, unknown: 0, invalid: [] })
  api.clock.now = due
  expect(await recheck()).toEqual({ valid: 1, unknown: 0, invalid: [] })
  const checked = await invoiceOf(placed)
  expect(checked).toMatchObject({ result: 'valid', register: 'vies', dated: true, attempts: 1, due: null })
  expect(checked?.request).toMatch(/^WAPI/)
  expect(sandbox.aade.lookedUp).toHaveLength(before)
})

test('a register that fails is asked again later and later, and the invalid number is reported', async () => {
  sandbox.faults.set('aade', 'nonsense')
  expect(await lookUpGreek(closed)).toEqual({ rs: 'unknown', rsn: 'unreachable' })
  const placed = await place(closed)
  expect(placed.status).toBe(200)
  api.clock.now += 15 * minute
  expect(await recheck()).toEqual({ valid: 0, unknown: 1, invalid: [] })
  expect(await invoiceOf(placed)).toMatchObject({ result: 'unknown', attempts: 1, due: api.clock.now + 30 * minute })
  sandbox.faults.set('aade', 'none')
  api.clock.now += 30 * minute
  expect(await recheck()).toMatchObject({ valid: 0, unknown: 0, invalid: [expect.any(Number)] })
  expect(await invoiceOf(placed)).toMatchObject({ result: 'invalid', register: 'aade', due: null })
  expect(await recheck()).toEqual({ valid: 0, unknown: 0, invalid: [] })
})

test('a passing fault of the register, and a number of another country, both ways', async () => {
  expect(await lookUpGreek(registerFault)).toMatchObject({ rs: 'unknown' })
  expect((await place(registerFault)).status).toBe(200)
  const german = { ctid: 7, crid: undefined, pc: '10115', ct: 'Berlin', same: false }
  const toAthens = {
    dfnm: 'Ν',
    dlnm: 'Ι',
    dmob: '6900000001',
    dctid: 1,
    dcrid: 1,
    dadr1: 'Ερμού 1',
    dct: 'Αθήνα',
    dpc: '10563',
  }
  expect(await lookUp('getafmcheckvies?cid=7&afm=DE100')).toMatchObject({ rs: 'valid' })
  expect(await invoiceOf(await place('DE100', { ...german, ...toAthens }))).toMatchObject({
    result: 'valid',
    register: 'vies',
  })
  expect(await lookUp('getafmcheckvies?cid=7&afm=200')).toMatchObject({ rs: 'invalid' })
  expect((await place('DE200', { ...german, ...toAthens })).body.code).toBe('vat_number_not_business')
  expect(await lookUp('getafmcheckvies?cid=7&afm=301')).toMatchObject({ rs: 'unknown' })
  expect(await invoiceOf(await place('DE301', { ...german, ...toAthens }))).toMatchObject({ result: 'unknown' })
})

test('with registers that hang, orders are placed meanwhile, and no connection and no lock is held', async () => {
  sandbox.faults.set('aade', 'hang')
  sandbox.faults.set('vies', 'hang')
  const hanging = [lookUpGreek(company), lookUpGreek(company), lookUp('getafmcheckvies?cid=2&afm=12345678X')]
  const done: string[] = []
  const lookedUp = Promise.all(hanging).then((answers) => {
    done.push('register')
    return answers
  })
  // both connections of the pool are free
  const placed = await Promise.all([place(company), place(company), place(registerFault)])
  done.push('orders')
  expect(placed.map(({ status }) => status)).toEqual([200, 200, 200])
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
    api.database.db,
  )
  expect(rows).toEqual([])
  expect((await lookedUp).map(({ rs }) => rs)).toEqual(['unknown', 'unknown', 'unknown'])
  expect(done).toEqual(['orders', 'register'])
})

test('a register that keeps hanging is left alone: the answer comes at once', async () => {
  sandbox.faults.set('aade', 'hang')
  await Promise.all([company, company, company, company].map(lookUpGreek))
  await lookUpGreek(company)
  expect(failing).toContain('aade')
  const before = sandbox.aade.lookedUp.length
  sandbox.faults.set('aade', 'none')
  expect(await lookUpGreek(company)).toEqual({ rs: 'unknown', rsn: 'unreachable' })
  expect(sandbox.aade.lookedUp).toHaveLength(before)
})
