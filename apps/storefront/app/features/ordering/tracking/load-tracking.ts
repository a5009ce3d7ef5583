// Initial data of an order's public page: its status, and the contact details. No personal data; that is loaded in the
// browser.

import { listCustomMessages } from '@stoa/contract/content/content'
import { getOrderStatusChanges, type OrderTracking } from '@stoa/contract/ordering/orders'
import type { Language } from '@stoa/domain/language'
import type { Shop } from '../../../api/shop-context.ts'
import { valueOr, valueOrErrorPage } from '../../../api/unwrap-outcome.ts'

export interface LoadedTracking {
  /** Null when the URL names no order. */
  tracking: OrderTracking | null
  email: string | undefined
  phone: string | undefined
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export async function loadTracking(shop: Shop, language: Language, uid: string): Promise<LoadedTracking> {
  const client = shop.client(language)
  const [texts, tracking] = await Promise.all([
    client.call(listCustomMessages, { codes: 'helpdesk-email,helpdesk-phone' }),
    uuid.test(uid) ? client.call(getOrderStatusChanges, { uid }) : null,
  ])
  const text = (code: string) => valueOr(texts, []).find((message) => message.code === code)?.body
  const unknown = tracking === null || (!tracking.ok && tracking.refusal.status < 500)
  return {
    tracking: unknown ? null : valueOrErrorPage(tracking),
    email: text('helpdesk-email'),
    phone: text('helpdesk-phone'),
  }
}
