// An order as a browser sends it: the totals are requested first, and the order carries their fingerprint.

import { randomUUID } from 'node:crypto'
import { order as orderShape } from '@stoa/contract/ordering/orders'
import { totals as totalsShape } from '@stoa/contract/ordering/totals'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { sendRequest, type WireAnswer } from './test-api.ts'

export type Wire = Record<string, unknown>

/** The demo shop's shipping and payment methods. */
export const methodIds = {
  home: 1,
  store: 2,
  email: 3,
  locker: 4,
  pickupPoint: 5,
  cash: 1,
  deposit: 2,
  inStore: 4,
} as const

export const buyer = {
  eml: 'maria@example.gr',
  fnm: 'Μαρία',
  lnm: 'Παπαδοπούλου',
  mob: '6900000000',
  ctid: 1,
  crid: 1,
  adr1: 'Σόλωνος 71',
  ct: 'Αθήνα',
  pc: '10679',
  rt: 'receipt',
  same: true,
  shtid: methodIds.home,
  pmtid: methodIds.cash,
  trms: true,
  nwsl: false,
}

/** A line of a cart; one copy when no number is given. */
export const line = (pid: number, quantity = 1, dimension = 0): Wire => ({ pid, dimension, quantity })

/** What the checkout asks about an order before it is placed. */
export function totalsInput(order: Wire): Wire {
  const { items, shtid, pmtid, eml, couponscodes, gfcd, r_lpnt, extras, chnl } = order
  const [ctid, pc] = order.same === false ? [order.dctid, order.dpc] : [order.ctid, order.pc]
  return { items, shtid, pmtid, eml, couponscodes, gfcd, r_lpnt, extras, chnl, ctid, pc }
}

export async function totalsOf(app: FastifyInstance, order: Wire, headers?: Record<string, string>): Promise<Wire> {
  const { status, body } = await sendRequest(app, '/el/orders/composeordertotals', totalsInput(order), headers)
  expect([status, body.code]).toEqual([200, undefined])
  return body
}

/** A cash order to a home in Athens, except where `changes` says otherwise. */
export async function orderRequest(
  app: FastifyInstance,
  items: Wire[],
  changes: Wire = {},
  headers?: Record<string, string>,
): Promise<Wire> {
  const order = { ...buyer, items, ...changes }
  return { ...order, fp: (await totalsOf(app, order, headers)).fp }
}

interface SaveOptions {
  key?: string
  language?: string
  /** Of a session, or of a proxy. */
  headers?: Record<string, string>
}

export function saveOrder(
  app: FastifyInstance,
  order: unknown,
  { key = randomUUID(), language = 'el', headers = {} }: SaveOptions = {},
): Promise<WireAnswer> {
  return sendRequest(app, `/${language}/orders/save`, order as object, { 'idempotency-key': key, ...headers })
}

/** Places an order that must succeed. */
export async function placed(app: FastifyInstance, items: Wire[], changes: Wire = {}): Promise<Wire> {
  const answer = await saveOrder(app, await orderRequest(app, items, changes))
  expect([answer.status, answer.body.code]).toEqual([200, undefined])
  return answer.body
}

export const readOrder = (
  app: FastifyInstance,
  uid: unknown,
  email = buyer.eml,
  language = 'el',
): Promise<WireAnswer> =>
  sendRequest(app, `/${language}/orders/getorderbycustomer?uid=${uid}&email=${encodeURIComponent(email)}`)

/** The order as its buyer reads it, by readable names. */
export async function readableOrder(app: FastifyInstance, { uid }: Wire, language?: string) {
  const { status, body } = await readOrder(app, uid, undefined, language)
  expect(status).toBe(200)
  return orderShape.toReadable(orderShape.schema.parse(body))
}

/** The totals of a cart in English, by readable names. */
export async function readableCart(app: FastifyInstance, cart: Wire, headers: Record<string, string> = {}) {
  const { status, body } = await sendRequest(app, '/en/orders/composecarttotals', cart, headers)
  expect([status, body.code]).toEqual([200, undefined])
  return totalsShape.toReadable(totalsShape.schema.parse(body))
}
