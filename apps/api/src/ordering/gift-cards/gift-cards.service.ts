// Gift cards as a means of payment: read by their codes, spent by orders, given back by orders that are not carried out,
// issued and voided. The shop keeps a hash of each code, never the code.

import type { Refusal } from '@stoa/contract/refusals'
import type { Cents } from '@stoa/domain/money'
import {
  decideGiftCard,
  type GiftCardRefusal,
  giftCardExpiry,
  giftCardExpiryAfterRefund,
  giftCardSendTime,
} from '@stoa/domain/ordering/gift-cards/decide-gift-card'
import { readGiftCardCode } from '@stoa/domain/ordering/gift-cards/gift-card-code'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import * as deliveries from './gift-card-deliveries.queries.ts'
import { endDelivery } from './gift-card-deliveries.service.ts'
import { hashCode, makeSecret, type RandomBytes } from './gift-card-secrets.ts'
import * as queries from './gift-cards.queries.ts'

export type { CardHashes, CardJson } from './gift-cards.queries.ts'
/** For statements that read them together with others. */
export const { cardsColumn } = queries

export { deliveryCode, findDelivery, markSent } from './gift-card-deliveries.service.ts'

export interface UsableGiftCard {
  cardId: number
  /** The last four characters of its code: what people may be shown of it. */
  last4: string
  /** What it can pay at most; above zero. */
  balanceCents: Cents
  /** The first moment at which it is no longer valid, milliseconds since 1970. */
  expiresAt: number
}

export interface GiftCardFact {
  /** As it was typed. */
  code: string
  card: Outcome<UsableGiftCard, GiftCardRefusal>
}

const factsOf = (row: queries.GiftCardRow) => ({
  balanceCents: row.balance_cents,
  expiresAt: row.expires_at.getTime(),
  voided: row.voided_at !== null,
})

function hashOf(typed: string): Buffer | null {
  const code = readGiftCardCode(typed)
  return code === null ? null : hashCode(code)
}

/** Of those that look like codes of gift cards. */
export const cardHashes = (typed: readonly string[]): Buffer[] => typed.map(hashOf).filter((hash) => hash !== null)

async function findCards(db: Executor, typed: readonly string[]): Promise<(queries.GiftCardRow | null)[]> {
  const asked = cardHashes(typed)
  return arrange(typed, asked.length === 0 ? [] : await queries.listCardsByHash(db, asked))
}

const arrange = (typed: readonly string[], rows: readonly queries.GiftCardRow[]): (queries.GiftCardRow | null)[] =>
  typed.map(hashOf).map((hash) => (hash && rows.find((row) => row.code_hash?.equals(hash))) ?? null)

function factOf(code: string, row: queries.GiftCardRow | null, now: number): GiftCardFact {
  const decision = decideGiftCard(row && factsOf(row), now)
  if (!row || !decision.ok) return { code, card: refused(decision.ok ? 'invalid' : decision.refusal) }
  const { id: cardId, last4, expires_at } = row
  return {
    code,
    card: done({ cardId, last4: last4 ?? '', balanceCents: decision.value, expiresAt: expires_at.getTime() }),
  }
}

/** One for each code, in their order. `codes`: as they were typed; a card whose code is typed twice is in it twice. */
export async function readGiftCards(db: Executor, codes: readonly string[], now: number): Promise<GiftCardFact[]> {
  const rows = await findCards(db, codes)
  return codes.map((code, index) => factOf(code, rows[index] ?? null, now))
}

/** The same of `cardsColumn`. */
export function giftCardFacts(
  codes: readonly string[],
  cards: readonly queries.CardJson[],
  now: number,
): GiftCardFact[] {
  const rows = arrange(codes, cards.map(queries.toCardRow))
  return codes.map((code, index) => factOf(code, rows[index] ?? null, now))
}

/**
 * Pays an order, or a part of it; each card once for an order. Refused when a card can no longer pay its amount: then the
 * caller's transaction must be rolled back, as other cards may have paid already.
 */
export async function spendGiftCards(
  tx: Executor,
  orderId: number,
  spendings: readonly queries.Spending[],
  now: number,
): Promise<Outcome<null, Refusal<'gift_card_changed'>>> {
  const paid = await queries.spend(tx, orderId, spendings, new Date(now))
  return paid === spendings.length ? done(null) : refused({ code: 'gift_card_changed' })
}

/**
 * For an order that is not carried out: each card gets back what it paid, once, however often this is called. Returns the
 * sum.
 */
export async function refundGiftCardSpending(tx: Executor, orderId: number, now: number): Promise<Cents> {
  const cards = await queries.refund(tx, orderId, new Date(now))
  await extendRefunded(tx, cards, now)
  return cards.reduce((sum, { cents }) => sum + cents, 0)
}

async function extendRefunded(tx: Executor, cards: readonly queries.RefundedRow[], now: number): Promise<void> {
  for (const { id, expires_at } of cards) {
    const expiresAt = giftCardExpiryAfterRefund(expires_at.getTime(), now)
    if (expiresAt > expires_at.getTime()) await queries.extend(tx, id, new Date(expiresAt))
  }
}

/** What the returns of an order are reckoned from: what each card paid of it, and got back. */
export async function readCardShares(db: Executor, orderId: number) {
  return { paid: await queries.listSpent(db, orderId), givenBack: await queries.listGivenBack(db, orderId) }
}

/** For a part of an order that came back; of one return once. */
export async function refundGiftCardShares(tx: Executor, returned: queries.ReturnedShares, now: number): Promise<void> {
  if (returned.shares.length === 0) return
  await extendRefunded(tx, await queries.giveBack(tx, returned, new Date(now)), now)
}

export interface GiftCardsOrder extends deliveries.Delivery {
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
  const { orderLineId, quantity, amountCents, sendOn, ...delivery } = order
  const sendAt = giftCardSendTime(sendOn, now)
  const card = { amountCents, expiresAt: new Date(giftCardExpiry(sendAt)), issuedAt: new Date(now), secret: null }
  const lines = Array.from({ length: quantity }, (_, index) => ({ id: orderLineId, copy: index + 1 }))
  const ids = await queries.insertCards(
    tx,
    lines.map((line) => ({ ...card, line })),
  )
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
  await queries.insertCards(
    tx,
    secrets.map((secret) => ({ ...card, secret })),
  )
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
  await endDelivery(tx, card.id)
  return done(card.left)
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
  for (const { id, balance_cents } of cards) {
    await queries.setVoided(tx, id, balance_cents, new Date(now))
    await endDelivery(tx, id)
  }
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
    for (const { id, balance_cents } of unused) {
      await queries.setVoided(tx, id, balance_cents, new Date(now))
      await endDelivery(tx, id)
    }
  }
  return done(null)
}

export interface GiftCardStatement {
  card: queries.GiftCardRow
  state: 'usable' | Exclude<GiftCardRefusal, 'invalid'>
  uses: queries.UseRow[]
}

/** For whoever has the code: also of a card that is used up or over. */
export async function findGiftCardStatement(
  db: Executor,
  code: string,
  now: number,
): Promise<Outcome<GiftCardStatement, Refusal<'gift_card_invalid'>>> {
  const [card = null] = await findCards(db, [code])
  const decision = decideGiftCard(card && factsOf(card), now)
  const state = decision.ok ? 'usable' : decision.refusal
  if (!card || state === 'invalid') return refused({ code: 'gift_card_invalid' })
  return done({ card, state, uses: await queries.listUses(db, card.id) })
}
