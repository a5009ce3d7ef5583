// Gift cards that are issued, because they were bought or to be given away, and voided.

import type { Refusal } from '@stoa/contract/refusals'
import type { Cents } from '@stoa/domain/money'
import { giftCardExpiry, giftCardSendTime } from '@stoa/domain/ordering/gift-cards/decide-gift-card'
import { readGiftCardCode } from '@stoa/domain/ordering/gift-cards/gift-card-code'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { postEach, postLedger } from '../../database/ledger.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import * as deliveries from './gift-card-deliveries.queries.ts'
import { endDelivery } from './gift-card-deliveries.service.ts'
import { hashCode, makeSecret, type RandomBytes } from './gift-card-secrets.ts'
import * as queries from './gift-cards.queries.ts'

export interface GiftCardsOrder extends deliveries.Delivery {
  orderId: number
  orderLineId: number
  quantity: number
  /** Of each card. */
  amountCents: Cents
  /** A day in shop time; null for at once. */
  sendOn: number | null
}

/**
 * The cards of an order's line that is paid, which the line gets once. Each goes by e-mail, and gets its code when that is
 * written. Returns their ids.
 */
export async function issueGiftCards(tx: Executor, order: GiftCardsOrder, now: number): Promise<number[]> {
  const { orderId, orderLineId, quantity, amountCents, sendOn, ...delivery } = order
  const sendAt = giftCardSendTime(sendOn, now)
  const card = { amountCents, expiresAt: new Date(giftCardExpiry(sendAt)), issuedAt: new Date(now), secret: null }
  const lines = Array.from({ length: quantity }, (_, index) => ({ id: orderLineId, copy: index + 1 }))
  const ids = await queries.insertCards(
    tx,
    lines.map((line) => ({ ...card, line })),
  )
  const sold = ids.map((id) => ({ id, cents: amountCents }))
  await postEach(tx, 'card_sold', sold, { orderId, at: card.issuedAt })
  for (const giftCardId of ids) {
    await deliveries.insertDelivery(tx, { giftCardId, orderLineId, sendAt: new Date(sendAt), ...delivery })
    await enqueueEvent(tx, 'gift_card.issued', { giftCardId })
  }
  return ids
}

export interface GiftCardBatch {
  count: number
  amountCents: Cents
}

/** Cards that nobody has bought here, such as printed ones. Returns their codes, which the shop cannot show again. */
export async function issueGiftCardCodes(
  tx: Executor,
  { count, amountCents }: GiftCardBatch,
  now: number,
  randomBytes: RandomBytes,
): Promise<string[]> {
  const secrets = Array.from({ length: count }, () => makeSecret(randomBytes))
  const card = { amountCents, expiresAt: new Date(giftCardExpiry(now)), issuedAt: new Date(now), line: null }
  const ids = await queries.insertCards(
    tx,
    secrets.map((secret) => ({ ...card, secret })),
  )
  const granted = ids.map((id) => ({ id, cents: amountCents }))
  await postEach(tx, 'card_granted', granted, { orderId: null, at: card.issuedAt })
  return secrets.map(({ code }) => code)
}

/** Returns what was left on it. */
export async function voidGiftCard(
  tx: Executor,
  typed: string,
  now: number,
): Promise<Outcome<Cents, Refusal<'gift_card_invalid'>>> {
  const code = readGiftCardCode(typed)
  const card = code === null ? null : await queries.voidCard(tx, hashCode(code), new Date(now))
  if (!card) return refused({ code: 'gift_card_invalid' })
  const posted = { subjectId: card.id, orderId: null, at: new Date(now) }
  await postLedger(tx, 'card_voided', { cents: card.left }, posted)
  await endDelivery(tx, card.id)
  return done(card.left)
}

export const { listVoidedWithMoney } = queries

/** A card for what orders have given back to one that is voided. The code cannot be shown again. */
export async function replaceVoidedCard(
  tx: Executor,
  cardId: number,
  now: number,
  randomBytes: RandomBytes,
): Promise<Outcome<{ code: string; cents: Cents }, 'nothing_to_replace'>> {
  const emptied = await queries.emptyVoided(tx, cardId, new Date(now))
  if (!emptied) return refused('nothing_to_replace')
  const { cents, entryId } = emptied
  await postLedger(tx, 'card_emptied', { cents }, { subjectId: entryId, orderId: null, at: new Date(now) })
  const [code = ''] = await issueGiftCardCodes(tx, { count: 1, amountCents: cents }, now, randomBytes)
  return done({ code, cents })
}

/**
 * Voids what an order bought, for an order that comes to nothing; how often it is called is the same. Refused when money
 * of a card was spent: then none is voided.
 */
export async function voidIssuedCards(
  tx: Executor,
  orderId: number,
  now: number,
): Promise<Outcome<null, 'gift_card_spent'>> {
  const cards = await queries.lockIssued(tx, orderId)
  if (cards.some((card) => card.balance_cents < card.initial_cents)) return refused('gift_card_spent')
  await voidCards(tx, orderId, cards, now)
  return done(null)
}

/**
 * Voids so many of the cards that were bought with each line, for whoever withdraws from them. Refused when money of the
 * others was spent: then none is voided. Those of an order that is not paid are not issued yet.
 */
export async function voidCardsOfLines(
  tx: Executor,
  orderId: number,
  lines: readonly { orderLineId: number; quantity: number }[],
  now: number,
): Promise<Outcome<null, 'gift_card_spent'>> {
  if (lines.length === 0) return done(null)
  const cards = await queries.lockIssued(tx, orderId)
  for (const { orderLineId, quantity } of lines) {
    const issued = cards.filter((card) => card.order_line_id === orderLineId)
    const unused = issued.filter((card) => card.balance_cents === card.initial_cents).slice(0, quantity)
    if (issued.length > 0 && unused.length < quantity) return refused('gift_card_spent')
    await voidCards(tx, orderId, unused, now)
  }
  return done(null)
}

async function voidCards(
  tx: Executor,
  orderId: number,
  cards: readonly { id: number; balance_cents: Cents }[],
  now: number,
): Promise<void> {
  for (const { id, balance_cents } of cards) {
    await queries.setVoided(tx, id, balance_cents, new Date(now))
    await endDelivery(tx, id)
  }
  const returned = cards.map(({ id, balance_cents: cents }) => ({ id, cents }))
  await postEach(tx, 'card_returned', returned, { orderId, at: new Date(now) })
}
