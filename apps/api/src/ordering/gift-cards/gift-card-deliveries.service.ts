// Sending gift cards that were bought. A card gets its code when its e-mail is written, so that nobody can have it before.
// Until the e-mail is accepted the code is kept sealed with the shop's secret: every try sends the same one.

import type { Database } from '../../database/connect.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { seal, unseal } from '../../identity/seal.ts'
import * as queries from './gift-card-deliveries.queries.ts'
import { makeSecret, type RandomBytes } from './gift-card-secrets.ts'

export { findDelivery } from './gift-card-deliveries.queries.ts'

export interface CodeSource {
  /** The shop's. */
  secret: Uint8Array
  randomBytes: RandomBytes
}

const ownerOf = (giftCardId: number): string => `gift card ${giftCardId}`

/** The code for the e-mail; null when it was sent in the meantime, or the card was voided. */
export function deliveryCode(
  db: Database,
  giftCardId: number,
  { secret, randomBytes }: CodeSource,
): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const delivery = await queries.lockDelivery(tx, giftCardId)
    if (!delivery) return null
    const owner = ownerOf(giftCardId)
    if (delivery.sealed_code) return unseal(secret, owner, delivery.sealed_code).toString()
    const made = makeSecret(randomBytes)
    await queries.saveCode(tx, giftCardId, { ...made, sealed: seal(secret, owner, Buffer.from(made.code)) })
    return made.code
  })
}

/** From here on only the recipient has the code, and the shop knows nothing about them. */
export const markSent = (db: Database, giftCardId: number, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await queries.setSent(tx, giftCardId, new Date(now))
    await endDelivery(tx, giftCardId)
  })

/** Nothing of the card is left to be sent. */
export async function endDelivery(tx: Executor, giftCardId: number): Promise<void> {
  const orderId = await queries.deleteDelivery(tx, giftCardId)
  if (orderId !== null) await enqueueEvent(tx, 'gift_card.delivered', { orderId })
}
