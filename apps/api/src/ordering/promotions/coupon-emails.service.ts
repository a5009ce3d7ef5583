// Coupons by e-mail: to whom they may be sent, and what the e-mail says. The law asks for consent before (Law 3471/2006,
// art. 11), so who has not agreed, or no longer does when the job runs, gets none.

import type { CustomerCoupon } from '@stoa/contract/ordering/coupons'
import type { Language } from '@stoa/domain/language'
import { isOver } from '@stoa/domain/ordering/promotions/decide-coupon'
import { enqueueEvents } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './coupon-emails.queries.ts'
import { viewCoupon } from './customer-coupons.view.ts'
import { readNames } from './named-in-rules.ts'
import { listOwnCoupons } from './promotions.service.ts'

export { stopEmails, stopEmailsOf } from './coupon-emails.queries.ts'
export { couponStopUrl } from './coupon-stop-link.ts'

/** Has new codes sent to those who agreed. Returns their addresses. */
export async function announceCodes(tx: Executor, codeKeys: readonly string[]): Promise<string[]> {
  const agreed = await queries.listAgreed(tx, codeKeys)
  const payloads = agreed.map(({ code_id: codeId }) => ({ codeId }))
  if (payloads.length > 0) await enqueueEvents(tx, 'coupon.given', payloads)
  return agreed.map(({ email }) => email)
}

export interface CouponToSend {
  customerId: number
  email: string
  language: Language
  coupon: CustomerCoupon
}

/** Null when it was sent, may not be, or is of no use to its reader; one that begins later is. */
export async function readCouponToSend(db: Executor, codeId: number, now: number): Promise<CouponToSend | null> {
  const unsent = await queries.findUnsent(db, codeId)
  if (!unsent) return null
  const { customer_id: customerId, email, language } = unsent
  const [own] = await listOwnCoupons(db, customerId, now, { limit: 1, codeId })
  if (!own || isOver(own.refusal?.code ?? null)) return null
  return { customerId, email, language, coupon: viewCoupon(own, await readNames(db, [own.coupon], language), language) }
}

export const markCouponSent = (db: Executor, { email }: CouponToSend, codeId: number, now: number): Promise<void> =>
  queries.markSent(db, codeId, email, now)
