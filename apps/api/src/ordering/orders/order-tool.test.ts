// The tool of the shop's ERP moves orders: with either of its keys, by the table of moves, and as often as it likes.

import { listNextStatuses, orderMoves } from '@stoa/domain/ordering/order/order-moves'
import { type OrderStatus, orderStatuses, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HttpApi, openHttpApi, tally } from '../../../test/http-api.ts'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { buyer, line, placed } from '../../../test/order-request.ts'
import { toolHeaders, toolKeys, toolName } from '../../../test/tool-keys.ts'
import { inTransaction } from '../../database/transaction.ts'
import { postReceived } from './order-ledger.service.ts'
import { lockOrder } from './order-payment.service.ts'

let api: HttpApi
beforeAll(async () => {
  api = await openHttpApi()
})
afterAll(() => closeConsistent(api))

interface ToolRequest {
  provider?: string
  headers?: Record<string, string>
  ntf?: string
}

const update = (
  uid: unknown,
  status: OrderStatus,
  { provider = toolName, headers = toolHeaders, ntf }: ToolRequest = {},
) => api.post(`/el/${provider}/OrderTool/UpdateState`, { uid, st: orderStatusNumbers[status], ntf }, headers)

const cancel = (uid: unknown) => api.post('/el/orders/cancelbycustomer', { uid, email: buyer.eml })

const place = async (): Promise<string> => {
  const { uid } = await placed(api.app, [line(await makeProduct(api.database.db, { copies: [1] }))])
  return String(uid)
}

async function historyOf(uid: string) {
  const { rows } = await sql<{ status: number; actor: string | null; source: string | null }>`
    select c.status, c.actor, c.source from order_status_change c join customer_order o on o.id = c.order_id
    where o.uid = ${uid} order by c.id`.execute(api.database.db)
  return rows
}

async function recorded(uid: string) {
  const { rows } = await sql<{ tool: string; status: number; outcome: string }>`
    select tool, status, outcome from tool_call where order_uid = ${uid} order by id`.execute(api.database.db)
  return rows.map(({ tool, status, outcome }) => `${tool} ${status} ${outcome}`)
}

const countMails = async (uid: string): Promise<number> => {
  const { rows } = await sql`
    select from outbox b join customer_order o on o.id = (b.payload ->> 'orderId')::bigint
    where b.topic = 'order.cancelled' and o.uid = ${uid}`.execute(api.database.db)
  return rows.length
}

test('an order is read with a key and without its e-mail, as its buyer reads it', async () => {
  const uid = await place()
  const read = (body: object, headers: Record<string, string> = toolHeaders) =>
    api.post(`/en/${toolName}/OrderTool/GetOrder`, body, headers)
  const asBuyer = await api.post('/en/orders/getorderbycustomer', { uid, email: buyer.eml })
  expect(asBuyer).toMatchObject({ status: 200, body: { uid, items: [{ quantity: 1 }] } })
  expect(await read({ uid })).toEqual(asBuyer)
  expect(await read({ uid: crypto.randomUUID() })).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
  expect(await read({ uid }, { 'x-tool-key': 'x'.repeat(32) })).toMatchObject({ status: 401 })
})

test('an order is moved, and the answer says where it is; repeated, nothing changes', async () => {
  const uid = await place()
  const [first, again] = [await update(uid, 'processing'), await update(uid, 'processing')]
  expect(first).toMatchObject({ status: 200, body: { uid, st: 1, chgd: true, changes: [{ st: 0 }, { st: 1 }] } })
  expect(again).toMatchObject({ status: 200, body: { uid, st: 1, chgd: false } })
  expect(await historyOf(uid)).toEqual([
    { status: 0, actor: null, source: null },
    { status: 1, actor: 'tool', source: toolName },
  ])
  expect(await recorded(uid)).toEqual([`${toolName} 1 moved`, `${toolName} 1 unchanged`])
})

test('a late repetition does not take an order back; the refusal says where it is and where it may go', async () => {
  const uid = await place()
  for (const status of ['processing', 'inDelivery', 'completed'] as const) await update(uid, status)
  const { status, body } = await update(uid, 'inDelivery')
  expect([status, body.code, body.details]).toEqual([409, 'order_move_refused', { status: 3, next: [8, 9] }])
  expect((await recorded(uid)).at(-1)).toBe(`${toolName} 2 order_move_refused`)
})

test('what was never paid is not refunded', async () => {
  const uid = await place()
  await update(uid, 'cancelled')
  const { status, body } = await update(uid, 'refund')
  expect([status, body.code, body.details]).toEqual([409, 'order_move_refused', { status: -1, next: [] }])
})

describe('every move', () => {
  const paths = new Map<OrderStatus, OrderStatus[]>([['pending', []]])
  for (const [from, path] of paths)
    for (const to of orderStatuses) if (orderMoves[from][to] && !paths.has(to)) paths.set(to, [...path, to])

  /** An order that came to a state without its moves being made. */
  async function placeAt(from: OrderStatus): Promise<string> {
    const uid = await place()
    for (const status of paths.get(from) ?? [])
      await sql`insert into order_status_change (order_id, status, at)
        select id, ${orderStatusNumbers[status]}, now() from customer_order where uid = ${uid}`.execute(api.database.db)
    await sql`
      with paid as (update customer_order set payment_status = 'paid' where uid = ${uid} returning id)
      insert into order_refund (order_id, cents, due_at) select id, 100, now() from paid`.execute(api.database.db)
    await inTransaction(api.database.db, async (tx) => {
      const order = await lockOrder(tx, { uid })
      if (order) await postReceived(tx, order, Date.now())
    })
    return uid
  }

  test.each(orderStatuses)('from %s: what the table allows a tool is made, the rest refused', async (from) => {
    const allowed = listNextStatuses(from, 'tool')
    const unmoved = await placeAt(from)
    for (const to of orderStatuses) {
      const isAllowed = allowed.includes(to)
      const { status, body } = await update(isAllowed ? await placeAt(from) : unmoved, to)
      const refused = [409, undefined, 'order_move_refused']
      expect([to, status, body.chgd, body.code]).toEqual([
        to,
        ...(from === to || isAllowed ? [200, isAllowed, undefined] : refused),
      ])
    }
  })
})

describe('a cancel', () => {
  test.each([
    ['is told the buyer', undefined, 1],
    ['is told the buyer', 'order_canceled_notify_customer', 1],
    ['is not told', 'order_canceled', 0],
  ])('%s: %s', async (_, ntf, mails) => {
    const uid = await place()
    for (const _again of [1, 2]) expect((await update(uid, 'cancelled', { ntf })).status).toBe(200)
    expect(await countMails(uid)).toBe(mails)
  })
})

describe('who calls', () => {
  test.each(toolKeys.map(({ key }) => key))('has either of two keys: %s', async (key) => {
    expect((await update(await place(), 'processing', { headers: { 'x-tool-key': key } })).status).toBe(200)
  })

  test.each([
    ['no key', {}],
    ['an empty key', { headers: { 'x-tool-key': '' } }],
    ['a wrong key', { headers: { 'x-tool-key': `${toolKeys[0].key}x` } }],
    ['half a key', { headers: { 'x-tool-key': toolKeys[0].key.slice(0, 20) } }],
    ['both keys', { headers: { 'x-tool-key': `${toolKeys[0].key}, ${toolKeys[1].key}` } }],
    ['another tool’s name', { headers: toolHeaders, provider: 'pylon' }],
    ['the key as a session', { headers: { authorization: `Bearer ${toolKeys[0].key}` } }],
  ])('is refused with %s, and nothing is done', async (_, request: ToolRequest) => {
    const uid = await place()
    const { status, body } = await update(uid, 'processing', { headers: {}, ...request })
    expect([status, body.code]).toEqual([401, 'tool_key_wrong'])
    expect([await historyOf(uid), await recorded(uid)]).toMatchObject([[{ status: 0 }], []])
  })

  test('writes the tool’s name in any case', async () => {
    expect((await update(await place(), 'processing', { provider: 'SoftOne' })).status).toBe(200)
  })
})

test.each([{ st: 12 }, { st: '1' }, { st: 1, uid: 'STO-26-000001' }, { st: 1, ntf: 'yes' }, { st: 1, actor: 'staff' }])(
  'nonsense is named: %j',
  async (body) => {
    const path = `/el/${toolName}/OrderTool/UpdateState`
    const answer = await api.post(path, { uid: crypto.randomUUID(), ...body }, toolHeaders)
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input'])
  },
)

test('an order that is not there is recorded as it was asked for', async () => {
  const uid = crypto.randomUUID()
  expect(await update(uid, 'processing')).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
  expect(await recorded(uid)).toEqual([`${toolName} 1 order_not_found`])
})

test('what was recorded stays', async () => {
  const uid = await place()
  await update(uid, 'processing')
  for (const statement of ['delete from tool_call', `update tool_call set outcome = 'fault'`])
    await expect(sql.raw(statement).execute(api.database.db)).rejects.toThrow('calls of tools are kept')
})

describe('at once', () => {
  test('twenty calls make one move', async () => {
    const uid = await place()
    const answers = await Promise.all(Array.from({ length: 20 }, () => update(uid, 'processing')))
    expect(tally(answers)).toEqual({ 200: 20 })
    expect(answers.filter(({ body }) => body.chgd)).toHaveLength(1)
    expect((await historyOf(uid)).map(({ status }) => status)).toEqual([0, 1])
    expect((await recorded(uid)).toSorted()).toEqual([
      `${toolName} 1 moved`,
      ...Array.from({ length: 19 }, () => `${toolName} 1 unchanged`),
    ])
  })

  test('of the tool that begins and the buyer who cancels one wins, and the other learns it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const book = await makeProduct(api.database.db, { copies: [1] })
      const { uid } = await placed(api.app, [line(book)])
      const [begun, cancelled] = await Promise.all([update(uid, 'processing'), cancel(uid)])
      const expected = begun.status === 200 ? [200, 409] : [409, 200]
      expect([begun.status, cancelled.status]).toEqual(expected)
      if (begun.status === 409) expect(begun.body.details).toEqual({ status: -1, next: [] })
      else expect(cancelled.body.code).toBe('order_not_cancellable')
      expect((await countCopies(api.database.db, book)).quantities).toEqual([begun.status === 200 ? 0 : 1])
    }
  })

  test('a tool and a buyer who both cancel do it once, with one e-mail', async () => {
    const book = await makeProduct(api.database.db, { copies: [1] })
    const { uid } = await placed(api.app, [line(book)])
    const answers = await Promise.all([update(uid, 'cancelled'), cancel(uid), update(uid, 'cancelled'), cancel(uid)])
    expect(tally(answers)).toEqual({ 200: 4 })
    expect([await countMails(String(uid)), (await countCopies(api.database.db, book)).quantities]).toEqual([1, [1]])
  })
})
