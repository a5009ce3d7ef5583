// The calls of a guest's browser from the cart to the confirmation page, in their order.

import { randomUUID } from 'node:crypto'
import type { Connection } from './http.ts'
import { ask, requests, type Terms } from './wire.ts'

export async function guestOrder(connection: Connection, productIds: readonly number[], terms: Terms): Promise<void> {
  const [first] = productIds
  if (first === undefined) throw new Error('a guest without a cart orders nothing')
  await connection.send(requests.productsByIds(productIds))
  await connection.send(requests.cartTotals(productIds))
  await connection.send(requests.estimate(productIds))
  await connection.send(requests.related(first))
  await connection.send(requests.orderTotals(productIds, { ...terms, paymentTypeId: undefined }))
  await connection.send(requests.postalCodes())
  const { uid, email } = await placeOrder(connection, productIds, terms)
  await connection.send(requests.orderStatus(uid))
  await connection.send(requests.orderByEmail(uid, email))
}

/** Without what the pages read beside it. */
export async function checkOut(connection: Connection, productIds: readonly number[], terms: Terms): Promise<void> {
  await connection.send(requests.cartTotals(productIds))
  await connection.send(requests.orderTotals(productIds, { ...terms, paymentTypeId: undefined }))
  const { uid, email } = await placeOrder(connection, productIds, terms)
  await connection.send(requests.orderByEmail(uid, email))
}

async function placeOrder(connection: Connection, productIds: readonly number[], terms: Terms) {
  const email = `guest-${randomUUID()}@stoa.example`
  const { fp } = await ask(connection, requests.orderTotals(productIds, terms), 'totals')
  const input = { productIds, ...terms, email, fingerprint: fp, idempotencyKey: randomUUID() }
  const { uid } = await ask(connection, requests.saveOrder(input), 'placedOrder')
  return { uid, email }
}
