// The e-mail that tells staff of something that somebody has to look into. What nobody can be told of, as the shop has no address for
// it, is told of together once it has one.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { StaffAlertData } from '../../mails/staff-alert.ts'
import type { Database } from '../database/connect.ts'
import { alertTogether } from '../database/staff-alerts.ts'
import { type Executor, inTransaction } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import { countFound, listFound } from '../ordering/settlements/exceptions.service.ts'
import { type MailerDeps, mailIdOf } from './mailer-deps.ts'
import { getMailTexts } from './order-mail.queries.ts'
import { shopMessageCodes, viewShop } from './order-mail.view.ts'
import * as queries from './staff-alert.queries.ts'

/** Of what is told together: an e-mail that is longer is not read. */
const listed = 20

/** `to`: null where the shop has set no address. */
export async function sendAlert(deps: MailerDeps, alertId: number, to: string | null): Promise<void> {
  const { db, mail, origin, emails } = deps
  if (to === null) {
    await queries.markMissed(db, alertId)
    return
  }
  const alert = await getAlert(db, alertId)
  // those found are told of anew where they were opened again
  if (alert.kind === 'exceptions' && alert.found.length === 0) return
  const shop = viewShop(await getMailTexts(db, shopMessageCodes), 'el', origin)
  const id = mailIdOf('staff-alert', String(alertId))
  await mail.send({ id, to, language: 'el', ...emails.staffAlert({ alert, shop }) })
}

async function getAlert(db: Executor, id: number): Promise<StaffAlertData['alert']> {
  const { kind, last_day: lastDay, ...payment } = await queries.getAlert(db, id)
  if (kind === 'exceptions') return { kind, found: await countFound(db, id), first: await listFound(db, id, listed) }
  if (kind !== 'missed') return { kind, ...payment, lastDay }
  const latest = await queries.listMissed(db, id, listed)
  return {
    kind,
    count: await queries.countMissed(db, id),
    latest: latest.map(({ raised_at: at, ...one }) => ({ ...one, day: isoDay(dayOf(at.getTime())) })),
  }
}

interface MissedDeps {
  db: Database
  alertEmail: string | null
  log: Log
}

/** As the shop starts: what nobody was told of is told of together; without an address the log says how much there is. */
export async function tellMissed({ db, alertEmail, log }: MissedDeps, now: number): Promise<void> {
  if (alertEmail === null) {
    const alerts = await queries.countMissed(db, null)
    if (alerts > 0) log.error({ alerts }, 'nobody was told of alerts, as no ALERT_EMAIL is set')
    return
  }
  await inTransaction(db, async (tx) => {
    const missed = await queries.lockMissed(tx)
    const [first] = missed
    if (first !== undefined) await queries.saveTold(tx, missed, await alertTogether(tx, 'missed', first, now))
  })
}
