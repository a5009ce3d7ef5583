import type { RefusalOf } from '@stoa/contract/endpoint'
import type { saveOrder as endpoint } from '@stoa/contract/ordering/place-order'
import { refusals } from '@stoa/contract/refusals'
import { maxBoxedLines, maxBoxItems } from '@stoa/domain/ordering/cart/line-extension'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { makePoint } from '../../../test/make-point.ts'
import { holdBack, makeProduct } from '../../../test/make-product.ts'
import { makeGroup } from '../../../test/make-set.ts'
import { line, methodIds, orderRequest, saveOrder, type Wire } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { messages } from '../../http/problems.ts'

let api: TestApi
let book: number
let valid: Wire
beforeAll(async () => {
  api = await openTestApi()
  book = await makeProduct(api.database.db, { priceCents: 1500, copies: [3, 2] })
  valid = await orderRequest(api.app, [line(book)])
})
afterAll(() => closeConsistent(api))

const invoiceFields = { rt: 'invoice', cnm: 'Βιβλία ΑΕ', job: 'Εκδόσεις', vat: '123456783', irs: 'Α΄ Αθηνών' }
const delivery = {
  same: false,
  dfnm: 'Νίκος',
  dlnm: 'Ιωάννου',
  dmob: '6900000001',
  dctid: 1,
  dadr1: 'Αρχελάου 12',
  dct: 'Αθήνα',
  dpc: '11635',
}
const recipient = { rnm: 'Νίκος Μάρκου', reml: 'nikos@example.gr', dsg: 'classic' }
const pickupFields = { shtid: methodIds.store, pmtid: methodIds.deposit }
const lockerFields = { shtid: methodIds.locker, pmtid: methodIds.deposit }

interface Case {
  change: () => Wire | Promise<Wire>
  /** The wire names of the fields concerned. */
  fields?: string[]
}

const staticCase = (change: Wire, ...fields: string[]): Case => ({
  change: () => change,
  ...(fields.length > 0 ? { fields } : {}),
})

const makeBox = () => makeProduct(api.database.db, { kind: 'giftbox' })

/** Each refusal of the call, with every way to cause it. */
type Caused = Exclude<
  RefusalOf<typeof endpoint>,
  // the day of sending is a gift card's, which is not on sale: see the domain's test; what changed meanwhile: see means.test
  `idempotency_${string}` | 'unpaid_limit_reached' | 'send_day_invalid' | 'gift_card_changed' | 'points_changed'
>
const cases: Record<Caused, Case[]> = {
  cart_empty: [staticCase({ items: [] }, 'items')],
  cart_changed: [
    { change: async () => ({ items: [line(await makeProduct(api.database.db, { copies: [200] }), 100)] }) },
  ],
  out_of_stock: [
    { change: () => ({ items: [line(book, 6)] }) },
    { change: () => ({ items: [line(book), line(987_654_321)] }) },
    { change: () => ({ items: [line(book, 1, 77)] }) },
    { change: async () => ({ items: [line(await makeProduct(api.database.db, { copies: [0] }))] }) },
    { change: async () => ({ items: [{ ...line(await makeBox()), ext: { box: { items: [line(book, 6)] } } }] }) },
    { change: async () => ({ items: [line(await makeProduct(api.database.db, { active: false }))] }) },
    { change: async () => ({ items: [line(await makeProduct(api.database.db, { availability: 'pre_order' }))] }) },
  ],
  not_on_sale_yet: [
    {
      change: async () => {
        const { db } = api.database
        const toy = await makeProduct(db)
        await holdBack(db, toy)
        return { items: [line(book), line(toy)] }
      },
    },
  ],
  extension_not_accepted: [
    { change: () => ({ items: [line(book), { ...line(book), ext: { txt: 'Για τον Νίκο' } }] }) },
    { change: () => ({ items: [{ ...line(book), ext: { wrp: true, box: { items: [line(book)] } } }] }) },
  ],
  extension_missing: [
    { change: async () => ({ items: [line(book), line(await makeProduct(api.database.db, { kind: 'giftCard' }))] }) },
  ],
  text_too_long: [
    {
      change: async () => {
        const stamp = await makeProduct(api.database.db, { kind: 'custom', textMax: 5 })
        return { items: [line(book), { ...line(stamp), ext: { txt: 'Νικόλας' } }] }
      },
    },
  ],
  gift_note_not_accepted: [
    {
      change: async () => ({
        items: [{ ...line(await makeProduct(api.database.db, { kind: 'giftCard' })), ext: { gc: recipient } }],
        shtid: methodIds.email,
        pmtid: methodIds.deposit,
        extras: { gnt: 'Με αγάπη' },
      }),
      fields: ['extras'],
    },
  ],
  box_too_full: [
    {
      change: async () => {
        const box = await makeProduct(api.database.db, { kind: 'giftbox', boxCapacity: 2 })
        return { items: [{ ...line(box), ext: { box: { items: [line(book, 3)] } } }] }
      },
    },
  ],
  boxes_too_many: [
    {
      change: async () => {
        const box = await makeProduct(api.database.db, { kind: 'giftbox', boxCapacity: maxBoxItems, copies: [20] })
        const things = await Promise.all(
          Array.from({ length: maxBoxItems }, () => makeProduct(api.database.db, { copies: [20] })),
        )
        const ext = (words: number) => ({ box: { items: things.map((thing) => line(thing)), wrd: `${words}` } })
        const boxes = Math.floor(maxBoxedLines / maxBoxItems) + 1
        return { items: Array.from({ length: boxes }, (_, index) => ({ ...line(box), ext: ext(index) })) }
      },
    },
  ],
  box_item_refused: [
    {
      change: async () => {
        const [box, card] = [await makeBox(), await makeProduct(api.database.db, { kind: 'giftCard' })]
        return { items: [{ ...line(box), ext: { box: { items: [line(book), line(card)] } } }] }
      },
    },
  ],
  box_item_unavailable: [
    { change: async () => ({ items: [{ ...line(await makeBox()), ext: { box: { items: [line(987_654_321)] } } }] }) },
  ],
  bought_by_parts: [{ change: async () => ({ items: [line(await makeGroup(api.database.db, [book]))] }) }],
  totals_changed: [staticCase({ fp: 'x' }), { change: () => ({ items: [line(book, 2)] }) }],
  shipping_type_not_found: [staticCase({ shtid: 99 }, 'shtid')],
  shipping_not_available: [
    {
      change: async () => {
        await sql`insert into country (id, iso, position, name_el, name_en) values (90, 'NO', 90, 'Νορβηγία', 'Norway')`.execute(
          api.database.db,
        )
        return { ctid: 90, crid: undefined, pc: '0150', pmtid: methodIds.deposit }
      },
      fields: ['shtid'],
    },
  ],
  parcel_too_heavy: [
    {
      change: async () => {
        await makePoint(api.database.db)
        return { ...lockerFields, ppid: '4001', items: [line(await makeProduct(api.database.db, { grams: 20_001 }))] }
      },
      fields: ['shtid'],
    },
  ],
  shipping_not_for_contents: [staticCase({ shtid: methodIds.email, pmtid: methodIds.deposit }, 'shtid')],
  payment_required: [
    { change: () => orderRequest(api.app, [line(book)], { pmtid: undefined }), fields: ['pmtid'] },
    { change: () => orderRequest(api.app, [line(book)], { pmtid: null }), fields: ['pmtid'] },
  ],
  payment_type_not_found: [staticCase({ pmtid: 99 }, 'pmtid')],
  payment_not_available: [
    staticCase({ shtid: methodIds.store, tsid: 1 }, 'pmtid'),
    // no courier collects cash there
    staticCase({ ctid: 7, crid: undefined, pc: '10117' }, 'pmtid'),
    staticCase({ ...delivery, dctid: 7, dcrid: undefined, dpc: '10117' }, 'pmtid'),
  ],
  instalments_not_available: [staticCase({ inst: 2 }, 'inst')],
  payment_amount_too_high: [
    {
      change: async () => ({ items: [line(await makeProduct(api.database.db, { priceCents: 49_810 }))] }),
      fields: ['pmtid'],
    },
  ],
  branch_required: [staticCase(pickupFields, 'tsid')],
  branch_not_found: [staticCase({ ...pickupFields, tsid: 99 }, 'tsid')],
  point_required: [staticCase(lockerFields, 'ppid')],
  point_not_found: [staticCase({ ...lockerFields, ppid: '99' }, 'ppid')],
  address_required: [staticCase({ tsid: 1, adr1: undefined, pc: '' }, 'adr1', 'pc')],
  country_not_found: [staticCase({ ctid: 99 }, 'ctid'), staticCase({ ...delivery, dctid: 99 }, 'dctid')],
  region_required: [staticCase({ crid: undefined }, 'crid'), staticCase(delivery, 'dcrid')],
  region_not_found: [
    staticCase({ crid: 9999 }, 'crid'),
    staticCase({ ctid: 7, pc: '10117', pmtid: methodIds.deposit }, 'crid'),
    staticCase({ ...delivery, dcrid: 9999 }, 'dcrid'),
  ],
  postal_code_invalid: [
    staticCase({ pc: '1067' }, 'pc'),
    staticCase({ pc: '90000' }, 'pc'),
    staticCase({ pc: 'AB123' }, 'pc'),
    staticCase({ ...delivery, dcrid: 1, dpc: '01234' }, 'dpc'),
  ],
  invoice_details_required: [
    staticCase({ rt: 'invoice' }, 'cnm', 'job', 'vat', 'irs'),
    staticCase({ ...invoiceFields, irs: undefined }, 'irs'),
  ],
  vat_number_invalid: [
    staticCase({ ...invoiceFields, vat: '123456789' }, 'vat'),
    staticCase({ ...invoiceFields, vat: '000000000' }, 'vat'),
    staticCase({ ...invoiceFields, vat: 'EL123456783' }, 'vat'),
  ],
  vat_number_not_business: [
    {
      change: async () => {
        await sql`
          insert into vat_check (country, number, register, result, reason, checked_at)
          values ('EL', '094014213', 'aade', 'invalid', 'not_a_business', ${new Date(api.clock.now)})
          on conflict do nothing`.execute(api.database.db)
        return { ...invoiceFields, vat: '094014213' }
      },
      fields: ['vat'],
    },
  ],
  delivery_address_required: [
    staticCase({ same: false }, 'dfnm', 'dlnm', 'dmob', 'dadr1', 'dct', 'dpc'),
    staticCase({ ...delivery, dcrid: 1, dadr1: undefined }, 'dadr1'),
  ],
  terms_not_accepted: [staticCase({ trms: false }, 'trms')],
}

const rows = Object.entries(cases).flatMap(([code, all]) => all.map((item, index) => ({ code, index, ...item })))

describe.each(['el', 'en'] as const)('in %s, an order is refused for', (language) => {
  test.each(rows)('$code ($index)', async ({ code, change, fields }) => {
    if (code === 'shipping_not_available') await sql`delete from country where id = 90`.execute(api.database.db)
    const response = await saveOrder(api.app, { ...valid, ...(await change()) }, { language })
    expect(response).toMatchObject({
      status: refusals[code as keyof typeof cases],
      type: 'application/problem+json',
      body: { code, status: response.status, title: messages[language].refusals[code as keyof typeof cases] },
    })
    if (fields) expect(response.body.details).toEqual({ fields })
  })
})
