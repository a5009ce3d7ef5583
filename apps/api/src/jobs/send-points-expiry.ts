// The e-mail that points will expire: read what is still there, write the e-mail, send it.

import type { EventPayload } from '@stoa/contract/events'
import { findExpiring } from '../ordering/loyalty/due-points.service.ts'
import { type MailerDeps, mailIdOf } from './mailer-deps.ts'
import { getMailTexts } from './order-mail.queries.ts'
import { shopMessageCodes, viewShop } from './order-mail.view.ts'

export async function sendPointsExpiry(
  { db, mail, origin, emails }: MailerDeps,
  payload: EventPayload<'points.expiring'>,
): Promise<void> {
  const expiring = await findExpiring(db, payload)
  if (!expiring) return
  const { email: to, language, days } = expiring
  const shop = viewShop(await getMailTexts(db, shopMessageCodes), language, origin)
  const id = mailIdOf('points-expiry', `${payload.customerId} ${payload.at}`)
  await mail.send({ id, to, language, ...emails.pointsExpiry({ language, days, shop }) })
}
