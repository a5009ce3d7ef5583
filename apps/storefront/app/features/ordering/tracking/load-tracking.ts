// Initial data of an order's public page: its status, and the contact details. No personal data; that is loaded in the
// browser.

import { getOrderStatusChanges, type OrderTracking } from '@stoa/contract/ordering/orders'
import type { Language } from '@stoa/domain/language'
import { loadTexts } from '../../../api/load-texts.ts'
import type { Shop } from '../../../api/shop-context.ts'
import { valueOrErrorPage } from '../../../api/unwrap-outcome.ts'

export interface LoadedTracking {
  /** Null when the URL names no order. */
  tracking: OrderTracking | null
  email: string | undefined
  phone: string | undefined
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export async function loadTracking(shop: Shop, language: Language, uid: string): Promise<LoadedTracking> {
  const [texts, tracking] = await Promise.all([
    loadTexts(shop, language, ['helpdesk-email', 'helpdesk-phone']),
    uuid.test(uid) ? shop.client(language).call(getOrderStatusChanges, { uid }) : null,
  ])
  const unknown = tracking === null || (!tracking.ok && tracking.refusal.status < 500)
  return {
    tracking: unknown ? null : valueOrErrorPage(tracking),
    email: texts['helpdesk-email'],
    phone: texts['helpdesk-phone'],
  }
}
