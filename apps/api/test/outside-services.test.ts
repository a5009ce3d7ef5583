// Every service of somebody else that hangs, is slow, resets its connections or answers nonsense: readers look at books and
// order meanwhile, whoever asked is told that it is not known, and no transaction is open during a call.

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { emails } from '../mails/emails.ts'
import { mydata } from '../src/adapters/mydata.ts'
import { smtpMail } from '../src/adapters/smtp-mail.ts'
import { carrierSettings, createCarriers } from '../src/carrier-config.ts'
import { sendOrderConfirmation } from '../src/jobs/send-order-confirmation.ts'
import { transmitDue } from '../src/ordering/documents/transmit.service.ts'
import { createShipment } from '../src/ordering/shipments/shipments.service.ts'
import type { Carriers } from '../src/ports/carrier.ts'
import type { TaxDocuments } from '../src/ports/tax-documents.ts'
import { createVatRegisters, vatSettings } from '../src/vat-config.ts'
import { begunCheckout } from './begun-checkout.ts'
import { issueAs, moveThrough } from './make-issuer.ts'
import { makeProduct } from './make-product.ts'
import { line, placed } from './order-request.ts'
import { placeTestOrder } from './place-test-order.ts'
import { shipmentRequest, someAddress, someLocker, someStation } from './shipment-request.ts'
import { accountSettings, openTestApi, sendRequest, type TestApi } from './test-api.ts'

let sandbox: Sandbox
let api: TestApi
let book: number
let carriers: Carriers
let documents: TaxDocuments
const reports = { failing: () => {}, alarm: () => {} }

beforeAll(async () => {
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  const config = z.object({ ...vatSettings, ...carrierSettings }).parse({})
  const vatRegisters = createVatRegisters({ config, sandboxRegisters: sandbox.registers, reports })
  carriers = createCarriers({ config, sandboxCarriers: sandbox.carrierAccounts, reports })
  documents = mydata({ ...sandbox.books, reports, now: Date.now })
  api = await openTestApi({ vatRegisters })
  book = await makeProduct(api.database.db, { copies: [900] })
  await issueAs(api.database.db, api.clock.now)
})
afterAll(async () => {
  await api.close()
  await sandbox.stop()
})
afterEach(async () => {
  for (const { name } of services) sandbox.faults.set(name, 'none')
  await api.database.db.deleteFrom('vat_check').execute()
})

type FaultKind = Parameters<Sandbox['faults']['set']>[1]

const lookUp = async (path: string): Promise<unknown> =>
  (await sendRequest(api.app, `/en/orders/${path}`, undefined, begunCheckout(api))).body.rs

let shipments = 0
async function ship(carrier: Parameters<typeof createShipment>[2]['carrier'], destination: typeof someLocker) {
  const { db } = api.database
  const { id: orderId, code } = await placeTestOrder(db)
  shipments += 1
  const request = shipmentRequest({ reference: `${code}-${shipments}`, destination })
  const created = await createShipment(
    db,
    carriers,
    { orderId, carrier, request, lastReturnId: null },
    () => api.clock.now,
  )
  return created.ok ? 'created' : created.refusal
}

async function transmit(): Promise<unknown> {
  const { uid } = await placed(api.app, [line(book)])
  await moveThrough(api.database.db, uid, api.clock.now, 'processing', 'inDelivery')
  const { accepted } = await transmitDue(api.database.db, documents, () => api.clock.now)
  return accepted === 1 ? 'accepted' : 'waiting'
}

/** Over a connection of its own, as a process that has just started. */
async function confirm(): Promise<unknown> {
  const { db } = api.database
  const { id } = await placeTestOrder(db, { email: 'outside@example.gr' })
  const server = await openMailServer()
  const mail = smtpMail({ url: server.url, from: 'shop@stoa.example' })
  const { origin, secret } = accountSettings
  const sent = sendOrderConfirmation({ db, mail, phones: null, emails, origin, secret }, id, 'placed')
  const result = await sent.then(() => 'sent').catch(() => 'to be tried again')
  mail.close()
  await server.close()
  return result
}

/** What the shop does with each service, what comes of it, and what while the service cannot be used. */
const services = [
  { name: 'aade', use: () => lookUp('getafmdetails?afm=094014201'), good: 'valid', bad: 'unknown' },
  { name: 'vies', use: () => lookUp('getafmcheckvies?cid=7&afm=100'), good: 'valid', bad: 'unknown' },
  { name: 'boxnow', use: () => ship('box_now', someLocker), good: 'created', bad: 'unavailable' },
  { name: 'cleverpoint', use: () => ship('clever_point', someStation), good: 'created', bad: 'unavailable' },
  { name: 'acs', use: () => ship('acs', someAddress), good: 'created', bad: 'unavailable' },
  { name: 'mydata', use: transmit, good: 'accepted', bad: 'waiting' },
  { name: 'mail', use: confirm, good: 'sent', bad: 'to be tried again' },
]

/** What the mail server does, and what it does first of all. */
const mailFault: { kind: FaultKind; onCall(): Promise<void> } = { kind: 'none', onCall: async () => {} }

/** The sandbox's, behind one that misbehaves like the others. */
async function openMailServer(): Promise<{ url: string; close(): Promise<void> }> {
  const sockets: Socket[] = []
  async function answer(near: Socket): Promise<void> {
    sockets.push(near.on('error', () => {}))
    await mailFault.onCall()
    if (mailFault.kind === 'slow') await pause(2000)
    if (mailFault.kind === 'reset') near.resetAndDestroy()
    if (mailFault.kind === 'nonsense') near.write('<!doctype html>\r\n')
    if (mailFault.kind !== 'none' && mailFault.kind !== 'slow') return
    const far = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1')
    sockets.push(far.on('error', () => {}))
    near.pipe(far).pipe(near)
  }
  const server: Server = createServer((near) => void answer(near))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function setAll(kind: FaultKind): void {
  mailFault.kind = kind
  for (const { name } of services) sandbox.faults.set(name, kind)
}

const useAll = async () =>
  Object.fromEntries(await Promise.all(services.map(async ({ name, use }) => [name, await use()])))

async function lookAndBuy() {
  const paths = [
    '/en/products/getbyid?id=1',
    '/en/products/getbycategoryid',
    '/en/pickuppoints/getallfront?net=box_now',
  ]
  const statuses = await Promise.all(paths.map(async (path) => (await sendRequest(api.app, path)).status))
  return { statuses, code: (await placed(api.app, [line(book)])).cd }
}

test.each(['hang', 'reset', 'nonsense', 'slow', 'none'] as const)(
  'with all of them at “%s”, books are shown and sold, and what comes of the calls is said',
  async (kind) => {
    setAll(kind)
    const [used, sold] = await Promise.all([useAll(), lookAndBuy()])
    expect(sold).toEqual({ statuses: [200, 200, 200], code: expect.stringMatching(/^STO-/) })
    const isGood = kind === 'slow' || kind === 'none'
    expect(used).toEqual(Object.fromEntries(services.map(({ name, good, bad }) => [name, isGood ? good : bad])))
  },
)

test.each(services)(
  'no transaction is open and nothing is locked while $name is called',
  async ({ name, use, good }) => {
    const open: unknown[] = []
    const onCall = async (): Promise<void> => {
      const { rows } = await sql`
      select a.state, a.query, l.locktype from pg_stat_activity a left join pg_locks l on l.pid = a.pid
      where a.datname = current_database() and a.pid <> pg_backend_pid() and (a.xact_start is not null or l.pid is not null)
        `.execute(api.database.db)
      open.push(rows)
    }
    setAll('none')
    if (name === 'mail') mailFault.onCall = onCall
    else sandbox.faults.watch(name, onCall)
    expect(await use()).toBe(good)
    expect(new Set(open.map((rows) => JSON.stringify(rows)))).toEqual(new Set(['[]']))
  },
)
