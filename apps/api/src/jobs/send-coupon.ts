// The e-mail that brings a coupon to a customer who has agreed to such e-mails.

import { couponStopUrl, markCouponSent, readCouponToSend } from '../ordering/promotions/coupon-emails.service.ts'
import { type MailerDeps, mailIdOf } from './mailer-deps.ts'
import { getMailTexts } from './order-mail.queries.ts'
import { shopMessageCodes, viewShop } from './order-mail.view.ts'

/** Marked once the mail server has accepted it; an attempt whose end is unknown is repeated with the same id. */
export async function sendCoupon(
  { db, mail, origin, secret, emails }: MailerDeps,
  codeId: number,
  now: number,
): Promise<void> {
  const found = await readCouponToSend(db, codeId, now)
  if (!found) return
  const { customerId, email: to, language, coupon } = found
  const shop = viewShop(await getMailTexts(db, shopMessageCodes), language, origin)
  const id = mailIdOf('coupon', String(codeId))
  const stopUrl = couponStopUrl(origin, secret, { customerId, language })
  const unsubscribe = { url: stopUrl, address: shop.email }
  await mail.send({ id, to, language, unsubscribe, ...emails.coupon({ language, coupon, shop, stopUrl }) })
  await markCouponSent(db, found, codeId, now)
}
