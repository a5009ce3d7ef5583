// The SQL of sending gift cards that were bought.

import type { Language } from '@stoa/domain/language'
import type { Executor } from '../../database/transaction.ts'
import type { GiftCardSecret } from './gift-card-secrets.ts'

export interface Delivery {
  /** Where the card goes. */
  email: string
  recipientName: string
  /** Empty when the buyer has given none. */
  senderName: string
  message: string | null
  language: Language
}

export interface NewDelivery extends Delivery {
  giftCardId: number
  orderLineId: number
  sendAt: Date
}

export async function insertDelivery(tx: Executor, delivery: NewDelivery): Promise<void> {
  await tx
    .insertInto('gift_card_delivery')
    .values(({ selectFrom }) => ({
      gift_card_id: delivery.giftCardId,
      order_id: selectFrom('order_line').select('order_id').where('id', '=', delivery.orderLineId),
      email: delivery.email,
      recipient_name: delivery.recipientName,
      sender_name: delivery.senderName,
      message: delivery.message,
      language: delivery.language,
      send_at: delivery.sendAt,
    }))
    .execute()
}

/** Null once it is sent, or when the card was voided. */
export async function findDelivery(db: Executor, giftCardId: number) {
  const row = await db
    .selectFrom('gift_card_delivery as d')
    .innerJoin('gift_card as c', 'c.id', 'd.gift_card_id')
    .select(['d.email', 'd.recipient_name', 'd.sender_name', 'd.message', 'd.language', 'd.send_at'])
    .select(['c.initial_cents', 'c.expires_at'])
    .where('d.gift_card_id', '=', giftCardId)
    .executeTakeFirst()
  return row ?? null
}

export interface LockedDelivery {
  sealed_code: Buffer | null
}

/** Behind its card, like whoever voids that. */
export async function lockDelivery(tx: Executor, giftCardId: number): Promise<LockedDelivery | null> {
  await tx.selectFrom('gift_card').select('id').where('id', '=', giftCardId).forUpdate().execute()
  const row = await tx
    .selectFrom('gift_card_delivery')
    .select('sealed_code')
    .where('gift_card_id', '=', giftCardId)
    .executeTakeFirst()
  return row ?? null
}

type SealedCode = Pick<GiftCardSecret, 'hash' | 'last4'> & { sealed: Buffer }

export async function saveCode(tx: Executor, giftCardId: number, { hash, last4, sealed }: SealedCode): Promise<void> {
  await tx.updateTable('gift_card').set({ code_hash: hash, last4 }).where('id', '=', giftCardId).execute()
  await tx
    .updateTable('gift_card_delivery')
    .set({ sealed_code: sealed })
    .where('gift_card_id', '=', giftCardId)
    .execute()
}

export const setSent = (tx: Executor, giftCardId: number, sentAt: Date): Promise<unknown> =>
  tx.updateTable('gift_card').set({ sent_at: sentAt }).where('id', '=', giftCardId).execute()

/** With everything that is known about the people. Returns whose it was; null where there was none. */
export async function deleteDelivery(tx: Executor, giftCardId: number): Promise<number | null> {
  const row = await tx
    .deleteFrom('gift_card_delivery')
    .where('gift_card_id', '=', giftCardId)
    .returning('order_id')
    .executeTakeFirst()
  return row?.order_id ?? null
}
