// Gift cards as a means of payment: read by their codes, spent by orders and given back by orders that are not carried out.
// The shop keeps a hash of each code, never the code.

import type { Refusal } from '@stoa/contract/refusals'
import type { Cents } from '@stoa/domain/money'
import {
  decideGiftCard,
  type GiftCardRefusal,
  giftCardExpiryAfterRefund,
} from '@stoa/domain/ordering/gift-cards/decide-gift-card'
import { readGiftCardCode } from '@stoa/domain/ordering/gift-cards/gift-card-code'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { hashCode } from './gift-card-secrets.ts'
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
