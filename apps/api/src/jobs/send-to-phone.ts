// Says how an order goes on the phone of a buyer who asked for it.

import { phoneDigits } from '@stoa/domain/identity/field-rules'
import { getKind } from '@stoa/domain/kinds'
import { shippingKinds } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { toMobileNumber } from '@stoa/domain/ordering/messages/mobile-number'
import { inLanguage } from '../database/localized-text.ts'
import { sendToPhone } from '../ordering/phone-messages/phone-messages.service.ts'
import type { MailerDeps } from './mailer-deps.ts'
import type { MailOrderRow } from './order-mail.queries.ts'
import { type PhoneTextData, type PhoneTextKind, phoneText } from './phone-text.ts'

export interface PhoneStep extends Partial<Pick<PhoneTextData, 'parcels' | 'refunded' | 'keptUntil'>> {
  orderId: number
  kind: PhoneTextKind
  /** Of the move that it is about. */
  changeId?: number
  /** When its days moved. */
  at?: number
}

/** Whether the phone gets it; otherwise it is for an e-mail. */
export async function sendOrderToPhone(
  { db, phones }: Pick<MailerDeps, 'db' | 'phones'>,
  order: MailOrderRow,
  { orderId, kind, changeId, at, parcels = [], refunded = 0, keptUntil = null }: PhoneStep,
): Promise<boolean> {
  const to = phoneOf(order)
  if (!phones || to === null) return false
  const { language, code, branch, shipping_kind, delivery_from, delivery_to } = order
  const place = branch ? inLanguage(branch.name_el, branch.name_en, language) : ''
  const { destination } = getKind(shippingKinds, shipping_kind)
  const days = { from: delivery_from, to: delivery_to }
  const text = phoneText(kind, { language, code, destination, place, parcels, refunded, days, keptUntil })
  return sendToPhone(db, phones, { orderId, kind, changeId: changeId ?? null, at: at ?? null, to, text }, Date.now())
}

function phoneOf({ contact_channel, addresses }: MailOrderRow): string | null {
  const buyer = addresses.find(({ kind }) => kind === 'billing')
  return contact_channel === 'Mobile' && buyer ? toMobileNumber(phoneDigits(buyer.mobile)) : null
}
