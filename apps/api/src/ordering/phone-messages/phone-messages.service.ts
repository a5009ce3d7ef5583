// Messages to phones about orders: each is asked for once. Whatever is not certain to arrive is said by e-mail instead, so
// that nobody misses it and no phone gets it twice.

import { smsSize } from '@stoa/domain/ordering/messages/sms-segments'
import type { Database } from '../../database/connect.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import type { PhoneMessages, PhoneReceipt } from '../../ports/phone-messages.ts'
import * as queries from './phone-messages.queries.ts'

/** More than so many parts of an SMS are an e-mail. */
const maxSegments = 3

export interface NewPhoneMessage extends queries.PhoneMessageKey {
  /** `+306912345678` */
  to: string
  text: string
}

/** Whether the phone gets it. Asked again, it is not sent again: what an earlier attempt left open counts as not sent. */
export async function sendToPhone(
  db: Executor,
  phones: PhoneMessages,
  { to, text, ...key }: NewPhoneMessage,
  now: number,
): Promise<boolean> {
  if (smsSize(text).segments > maxSegments) return false
  const uid = await queries.insertMessage(db, key, new Date(now))
  if (uid === null) return ['accepted', 'delivered'].includes(await queries.findOutcome(db, key, new Date(now)))
  const result = await phones.send({ uid, to, text })
  await queries.saveState(db, uid, result === 'accepted' ? 'accepted' : 'failed', new Date(now))
  return result === 'accepted'
}

/** Of one that did not arrive the buyer hears by e-mail. */
export const saveReceipt = (db: Database, { uid, result }: PhoneReceipt, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const message = await queries.saveState(tx, uid, result, new Date(now))
    if (message && result === 'failed') await tellByEmail(tx, message)
  })

/** What the service needs at most for Viber and SMS, and an hour more. */
const silentMs = 3 * 3_600_000
const batch = 100

/** Messages whose receipt has not come are said by e-mail. Returns how many. */
export const replaceSilent = (db: Database, now: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const silent = await queries.failSilent(tx, new Date(now - silentMs), new Date(now), batch)
    for (const message of silent) await tellByEmail(tx, message)
    return silent.length
  })

const tellByEmail = (tx: Executor, { orderId, kind, changeId, at }: queries.PhoneMessageKey): Promise<void> =>
  enqueueEvent(tx, 'phone.unreached', { orderId, kind, changeId, at })
