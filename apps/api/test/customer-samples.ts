// Samples of the calls for a customer's profile, addresses, cart and orders.

import { insertAddress } from '@stoa/contract/identity/addresses'
import { beginSecondFactor, enableSecondFactor } from '@stoa/contract/identity/social'
import { saveOrder } from '@stoa/contract/ordering/place-order'
import { sql } from 'kysely'
import { authenticatorCode } from './authenticator.ts'
import { line, orderRequest, type Wire } from './order-request.ts'
import { nobody, type PrepareSample, type Sample, type SampleShop } from './sample.ts'
import { sendCall } from './send-call.ts'
import type { SignedInCustomer } from './sign-in.ts'

const profile = { fn: 'Ελένη', ln: 'Μάρκου', mob: '6912345678', bdt: '1980-05-17' }
const address = {
  adrtl: 'Σπίτι',
  fnm: 'Ελένη',
  lnm: 'Μάρκου',
  mob: '6912345678',
  ctid: 1,
  crid: 1,
  adr1: 'Σόλωνος 71',
  ct: 'Αθήνα',
  pc: '10679',
}
const item = { pid: 1, dimension: 0, quantity: 1 }

/** The response of a call that prepares another. */
async function callForSetup(
  { app }: SampleShop,
  endpoint: Parameters<typeof sendCall>[1],
  input: Wire,
  { headers }: SignedInCustomer,
): Promise<Wire> {
  const { status, body } = await sendCall(app, endpoint, input, 'el', headers)
  if (status !== 200) throw new Error(`${endpoint.path} answered ${status} ${String(body.code)}`)
  return body
}

let titles = 0
const createAddress = (shop: SampleShop, me: SignedInCustomer): Promise<Wire> => {
  titles += 1
  return callForSetup(shop, insertAddress, { ...address, adrtl: `Εξοχικό ${titles}` }, me)
}

/** The query of one of the customer's addresses. */
const addressSample: PrepareSample = async (shop, me) => ({
  valid: { id: String((await createAddress(shop, me)).id) },
  absent: [{ id: '999999999' }, 'address_not_found'],
})

const createOrder = async (shop: SampleShop, me: SignedInCustomer): Promise<Wire> =>
  callForSetup(shop, saveOrder, await orderRequest(shop.app, [line(1)]), me)

async function orderLinesSample(shop: SampleShop, me: SignedInCustomer): Promise<Sample> {
  const { uid } = await createOrder(shop, me)
  const { rows } = await sql<{ id: number }>`select id from customer_order where uid = ${uid}`.execute(shop.database.db)
  return { valid: { id: String(rows[0]?.id) }, absent: [{ id: '999999999' }, 'order_not_found'] }
}

const beginFactor = (shop: SampleShop, me: SignedInCustomer): Promise<Wire> =>
  callForSetup(shop, beginSecondFactor, {}, me)

const rightCode = async (shop: SampleShop, me: SignedInCustomer): Promise<Wire> => ({
  otp: authenticatorCode(String((await beginFactor(shop, me)).scr), shop.clock.now),
})

export const customerSamples: Record<string, Sample | PrepareSample> = {
  getProfile: { valid: {} },
  updateProfile: { valid: profile },
  updateAlias: async (_shop, { customerId }) => ({ valid: { UserAlias: `reader_${customerId}` } }),
  updatePicture: { valid: {} },
  removePicture: { valid: {} },
  getAccountCounts: { valid: {} },
  listAddresses: { valid: {} },
  getAddress: addressSample,
  insertAddress: async () => {
    titles += 1
    return { valid: { ...address, adrtl: `Γραφείο ${titles}` }, absent: [{ ctid: 999_999 }, 'country_not_found'] }
  },
  updateAddress: async (shop, me) => ({
    valid: { ...address, id: (await createAddress(shop, me)).id },
    absent: [{ id: 999_999_999 }, 'address_not_found'],
  }),
  deleteAddress: addressSample,
  updateCartItem: { valid: item, absent: [{ pid: 999_999_999 }, 'product_not_found'] },
  getCustomerCart: { valid: {} },
  replaceCustomerCart: { valid: { items: [item] } },
  uniteCarts: async () => ({ valid: { items: [item], key: crypto.randomUUID() } }),
  getSavedItems: { valid: {} },
  keepItems: { valid: { items: [item] } },
  removeSavedItem: { valid: { pid: 1, dimension: 0 } },
  getPoints: { valid: {} },
  listPointsEntries: { valid: { filter: 'earned', page: '1', psize: '5' } },
  listCoupons: { valid: { excludeInActive: 'true' } },
  listCustomerOrders: { valid: { status: 'pending', days: '30', page: '1', psize: '5' } },
  getCustomerOrder: async (shop, me) => ({
    valid: { uid: (await createOrder(shop, me)).uid },
    absent: [{ uid: nobody }, 'order_not_found'],
  }),
  listOrderLines: orderLinesSample,
  beginSecondFactor: { valid: {} },
  enableSecondFactor: async (shop, me) => ({ valid: await rightCode(shop, me) }),
  renewRecoveryCodes: async (shop, me) => {
    await callForSetup(shop, enableSecondFactor, await rightCode(shop, me), me)
    return { valid: {} }
  },
  disableSecondFactor: { valid: {} },
  getSecondFactor: { valid: {} },
}
