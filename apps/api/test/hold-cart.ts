// A browser at the checkout for which copies are held.

import { hold as holdShape } from '@stoa/contract/ordering/holds'
import { expect } from 'vitest'
import { begunCheckout } from './begun-checkout.ts'
import type { Wire } from './order-request.ts'
import type { TestApi } from './test-api.ts'

/** What the browser sends with its calls. */
export type CheckoutHeaders = Record<'cookie', string>

export interface HeldCart {
  headers: CheckoutHeaders
  key: string | null
  /** Milliseconds since 1970; null when nothing is held. */
  until: number | null
}

/** `headers`: of the browser; another one when left out. */
export async function holdCart(
  api: Pick<TestApi, 'app' | 'clock'>,
  items: Wire[],
  headers: CheckoutHeaders = begunCheckout(api),
): Promise<HeldCart> {
  const response = await api.app.inject({ method: 'POST', url: '/api/en/orders/hold', payload: { items }, headers })
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)])
  const { key, until } = holdShape.toReadable(holdShape.schema.parse(response.json()))
  const set = response.cookies.map(({ name, value }) => `${name}=${value}`)
  const cookie = [headers.cookie, ...set].filter((one) => one !== '').join('; ')
  return { headers: { cookie }, key, until: until === null ? null : Date.parse(until) }
}
