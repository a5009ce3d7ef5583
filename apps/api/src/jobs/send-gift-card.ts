// The e-mail that brings a gift card to the person it was bought for.

import { randomBytes } from 'node:crypto'
import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { lastDayOf } from '@stoa/domain/ordering/gift-cards/decide-gift-card'
import { formatGiftCardCode } from '@stoa/domain/ordering/gift-cards/gift-card-code'
import { deliveryCode, findDelivery, markSent } from '../ordering/gift-cards/gift-cards.service.ts'
import { type MailerDeps, mailIdOf } from './mailer-deps.ts'
import { getMailTexts } from './order-mail.queries.ts'
import { shopMessageCodes, viewShop } from './order-mail.view.ts'

/**
 * Returns when to come again, if its day has not come; null when nothing is left to be done. Marked as sent only after the
 * mail server has accepted it: it may be sent twice, with the same code and id, but never lost.
 */
export async function sendGiftCard(deps: MailerDeps, giftCardId: number, now: number): Promise<Date | null> {
  const { db, secret, origin } = deps
  const delivery = await findDelivery(db, giftCardId)
  if (!delivery) return null
  const { language, email: to, send_at: sendAt } = delivery
  if (sendAt.getTime() > now) return sendAt
  const code = await deliveryCode(db, giftCardId, { secret, randomBytes })
  if (code === null) return null
  const email = deps.emails.giftCard({
    language,
    recipientName: delivery.recipient_name,
    senderName: delivery.sender_name,
    message: delivery.message,
    code: formatGiftCardCode(code),
    amountCents: delivery.initial_cents,
    lastDay: isoDay(lastDayOf(delivery.expires_at.getTime())),
    shop: viewShop(await getMailTexts(db, shopMessageCodes), language, origin),
  })
  await deps.mail.send({ id: mailIdOf('gift-card', String(giftCardId)), to, language, ...email })
  await markSent(db, giftCardId, now)
  return null
}
