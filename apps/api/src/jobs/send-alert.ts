// The e-mail that tells staff of something that somebody has to look into.

import { type MailerDeps, mailIdOf } from './mailer-deps.ts'
import { getMailTexts } from './order-mail.queries.ts'
import { shopMessageCodes, viewShop } from './order-mail.view.ts'
import { countFound, getAlert } from './staff-alert.queries.ts'

/** `to`: null where the shop has set no address, and the log alone says it. */
export async function sendAlert(deps: MailerDeps, alertId: number, to: string | null): Promise<void> {
  if (to === null) return
  const { db, mail, origin, emails } = deps
  const { kind, last_day: lastDay, ...payment } = await getAlert(db, alertId)
  const found = kind === 'exceptions' ? await countFound(db, alertId) : []
  // those found are told of anew where they were opened again
  if (kind === 'exceptions' && found.length === 0) return
  const shop = viewShop(await getMailTexts(db, shopMessageCodes), 'el', origin)
  const alert = kind === 'exceptions' ? { kind, found } : { kind, ...payment, lastDay }
  const id = mailIdOf('staff-alert', String(alertId))
  await mail.send({ id, to, language: 'el', ...emails.staffAlert({ alert, shop }) })
}
