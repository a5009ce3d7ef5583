// The wire format that a comparison uses for both sides: paths and wire names of the specification instead of either
// side's contract, because code moves between commits and the wire does not.

import { z } from 'zod'
import type { Connection, Request } from './http.ts'

const api = '/api/el'
const id = z.number().int()

/** Readable name: the fields of the answer that are read, under their wire names. */
const answers = {
  categories: z.array(z.object({ id, eurl: z.string(), cnt: z.number() })),
  products: z.object({
    items: z.array(
      z.object({ id, cd: z.string(), eurl: z.string(), nm: z.string(), ctr: z.array(z.object({ nm: z.string() })) }),
    ),
  }),
  totals: z.object({ fp: z.string(), items: z.array(z.object({ pid: id })) }),
  placedOrder: z.object({ uid: z.string(), cd: z.string() }),
  countries: z.array(z.object({ id, iso: z.string() })),
  regions: z.array(z.object({ id })),
  /** Shipping methods, payment methods. */
  choices: z.array(z.object({ id, cd: z.string() })),
}

const get = (path: string, query: Record<string, string | number> = {}): Request => {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return { method: 'GET', path: `${api}${path}${asked === '' ? '' : `?${asked}`}` }
}

const post = (path: string, body: unknown): Request => ({ method: 'POST', path: `${api}${path}`, body })

/** One copy of each. */
const itemsOf = (productIds: readonly number[]) => productIds.map((pid) => ({ pid, dimension: 0, quantity: 1 }))

export interface ListQuery {
  categoryId?: number
  sort?: string
  page?: number
  pageSize?: number
}

/** Delivery address and payment of an order. */
export interface Terms {
  countryId: number
  regionId: number
  shippingTypeId: number
  paymentTypeId: number
}

export interface OrderInput extends Terms {
  productIds: readonly number[]
  email: string
  fingerprint: string
  idempotencyKey: string
}

const buyer = {
  fnm: 'Μαρία',
  lnm: 'Παπαδοπούλου',
  mob: '6900000000',
  adr1: 'Ερμού 1',
  ct: 'Αθήνα',
  pc: '10563',
  rt: 'receipt',
  same: true,
  trms: true,
  nwsl: false,
}

export const page = (path: string): Request => ({ method: 'GET', path })

export const requests = {
  categories: () => get('/categories/getcategoriestree'),
  list: ({ categoryId, sort, page, pageSize }: ListQuery) =>
    get('/products/getbycategoryid', {
      ...(categoryId === undefined ? {} : { id: categoryId }),
      ...(sort === undefined ? {} : { sort }),
      ...(page === undefined ? {} : { page }),
      ...(pageSize === undefined ? {} : { psize: pageSize }),
    }),
  search: (text: string) => get('/products/search', { text }),
  suggest: (text: string) => get('/products/suggest', { text }),
  product: (url: string) => get('/products/getbyurl', { url }),
  productsByIds: (productIds: readonly number[]) =>
    get('/products/getbyproductsids', { productsids: productIds.join(',') }),
  related: (productId: number) => get('/products/getrelatedproductsbycode', { productId, code: 'neighbours' }),
  estimate: (productIds: readonly number[]) =>
    get('/AvailableDates/CalculateEstimatedDelivery', { productIds: productIds.join(',') }),
  cartTotals: (productIds: readonly number[], codes?: { coupon: string; giftCard: string }) =>
    post('/orders/composecarttotals', {
      items: itemsOf(productIds),
      ...(codes ? { couponscodes: [codes.coupon], gfcd: [codes.giftCard] } : {}),
    }),
  orderTotals: (productIds: readonly number[], terms: Omit<Terms, 'paymentTypeId'> & { paymentTypeId?: number }) =>
    post('/orders/composeordertotals', {
      items: itemsOf(productIds),
      ctid: terms.countryId,
      shtid: terms.shippingTypeId,
      ...(terms.paymentTypeId === undefined ? {} : { pmtid: terms.paymentTypeId }),
    }),
  saveOrder: (input: OrderInput): Request => ({
    ...post('/orders/save', {
      items: itemsOf(input.productIds),
      fp: input.fingerprint,
      eml: input.email,
      ctid: input.countryId,
      crid: input.regionId,
      shtid: input.shippingTypeId,
      pmtid: input.paymentTypeId,
      ...buyer,
    }),
    idempotencyKey: input.idempotencyKey,
  }),
  orderStatus: (uid: string) => get('/orders/GetOrderStatusChangesByOrderUID', { uid }),
  orderByEmail: (uid: string, email: string) => post('/orders/getorderbycustomer', { uid, email }),
  countries: () => get('/countries/getallfront'),
  regions: (countryId: number) => get('/countryregions/getbycountry', { cid: countryId }),
  postalCodes: () => get('/postalcodes/getallfront'),
  shippingTypes: () => get('/shippingtypes/getallfront'),
  paymentTypes: () => get('/paymenttypes/getallfront'),
} as const

/** Sends a request and parses its answer; throws when the answer has another structure. */
export async function ask<Name extends keyof typeof answers>(
  connection: Connection,
  request: Request,
  name: Name,
): Promise<z.infer<(typeof answers)[Name]>> {
  const read = answers[name].safeParse(JSON.parse((await connection.send(request)).text()))
  if (!read.success) throw new Error(`${request.path} answers otherwise: ${z.prettifyError(read.error)}`)
  return read.data as z.infer<(typeof answers)[Name]>
}
