// The SQL of gift cards. Cards are always locked in ascending id, and every change of a balance is written with its entry:
// the database refuses one without the other.

import type { Cents } from '@stoa/domain/money'
import { type Expression, type SqlBool, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { equalsAny } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import type { GiftCardSecret } from './gift-card-secrets.ts'

const cardColumns = ['id', 'code_hash', 'last4', 'initial_cents', 'balance_cents', 'expires_at', 'voided_at'] as const

export interface GiftCardRow {
  id: number
  code_hash: Buffer | null
  last4: string | null
  initial_cents: Cents
  balance_cents: Cents
  expires_at: Date
  voided_at: Date | null
}

export interface CardHashes {
  hashes: readonly Buffer[]
}

const selectCardsByHash = compileOnce((db, value: ValueOf<CardHashes>) =>
  db
    .selectFrom('gift_card')
    .select(cardColumns)
    .where((eb) => equalsAny(eb, 'code_hash', value('hashes'))),
)

/** As JSON has it. */
export interface CardJson extends Omit<GiftCardRow, 'code_hash' | 'expires_at' | 'voided_at'> {
  code_hash: string
  expires_at: string
  voided_at: string | null
}

/** The same as one column. */
export const cardsColumn = (value: ValueOf<CardHashes>) => sql`
  coalesce((select json_agg(json_build_object('id', id, 'code_hash', encode(code_hash, 'hex'), 'last4', last4,
      'initial_cents', initial_cents, 'balance_cents', balance_cents, 'expires_at', expires_at, 'voided_at', voided_at))
    from gift_card where code_hash = any((select ${value('hashes')}::bytea[])::bytea[])), '[]')`

export const toCardRow = ({ code_hash, expires_at, voided_at, ...card }: CardJson): GiftCardRow => ({
  ...card,
  code_hash: Buffer.from(code_hash, 'hex'),
  expires_at: new Date(expires_at),
  voided_at: voided_at === null ? null : new Date(voided_at),
})

export const listCardsByHash = (db: Executor, hashes: readonly Buffer[]): Promise<GiftCardRow[]> =>
  selectCardsByHash(db, { hashes })

export interface UseRow {
  at: Date
  cents: Cents
}

/** Newest first. */
export const listUses = (db: Executor, cardId: number): Promise<UseRow[]> =>
  db
    .selectFrom('gift_card_entry')
    .select(['at', 'cents'])
    .where('gift_card_id', '=', cardId)
    .where('kind', 'in', ['spend', 'refund', 'return'])
    .orderBy('id', 'desc')
    .execute()

export interface NewCard {
  amountCents: Cents
  expiresAt: Date
  issuedAt: Date
  secret: Pick<GiftCardSecret, 'hash' | 'last4'> | null
  line: { id: number; copy: number } | null
}

/** Returns the ids, in the order of the cards. */
export async function insertCards(tx: Executor, cards: readonly NewCard[]): Promise<number[]> {
  const rows = await tx
    .insertInto('gift_card')
    .values(
      cards.map(({ amountCents, expiresAt, issuedAt, secret, line }) => ({
        code_hash: secret?.hash ?? null,
        last4: secret?.last4 ?? null,
        initial_cents: amountCents,
        balance_cents: amountCents,
        expires_at: expiresAt,
        order_line_id: line?.id ?? null,
        line_copy: line?.copy ?? null,
        issued_at: issuedAt,
      })),
    )
    .returning(['id', 'initial_cents', 'issued_at'])
    .execute()
  await tx
    .insertInto('gift_card_entry')
    .values(rows.map((row) => ({ gift_card_id: row.id, kind: 'issue', cents: row.initial_cents, at: row.issued_at })))
    .execute()
  return rows.map(({ id }) => id)
}

async function lockCards(tx: Executor, which: Expression<SqlBool>): Promise<void> {
  await tx.selectFrom('gift_card').select('id').where(which).orderBy('id').forUpdate().execute()
}

export interface Spending {
  cardId: number
  cents: Cents
}

/** Returns how many cards could pay: fewer than there are spendings means that all of it must be rolled back. */
export async function spend(tx: Executor, orderId: number, spendings: readonly Spending[], now: Date): Promise<number> {
  const ids = spendings.map(({ cardId }) => cardId)
  await lockCards(tx, sql`id = any(${ids}::bigint[])`)
  const { rows } = await sql`
    with wanted as (
      select * from unnest(${ids}::bigint[], ${spendings.map(({ cents }) => cents)}::int[]) as wanted (gift_card_id, cents)),
    paid as (
      update gift_card c set balance_cents = c.balance_cents - w.cents from wanted w
      where c.id = w.gift_card_id and c.balance_cents >= w.cents and c.expires_at > ${now} and c.voided_at is null
      returning c.id, w.cents)
    insert into gift_card_entry (gift_card_id, kind, cents, order_id, at)
    select id, 'spend', -cents, ${orderId}, ${now} from paid order by id
    returning gift_card_id`.execute(tx)
  return rows.length
}

export interface RefundedRow {
  id: number
  cents: Cents
  expires_at: Date
}

/** Of the cards that the order `e.order_id` spent: what returns of it gave back to the card of `e`. */
const givenBack = sql`
  coalesce((select sum(b.cents) from gift_card_entry b join order_return r on r.id = b.order_return_id
    where r.order_id = e.order_id and b.gift_card_id = e.gift_card_id), 0)::int`

/** Gives back what an order took and has not given back, unless that was done before. Returns the cards that got something. */
export async function refund(tx: Executor, orderId: number, now: Date): Promise<RefundedRow[]> {
  await lockCards(tx, sql`id in (select gift_card_id from gift_card_entry where order_id = ${orderId})`)
  const { rows } = await sql<RefundedRow>`
    with given as (
      insert into gift_card_entry (gift_card_id, kind, cents, order_id, at)
      select e.gift_card_id, 'refund', -e.cents - ${givenBack}, e.order_id, ${now} from gift_card_entry e
      where e.order_id = ${orderId} and e.kind = 'spend' and -e.cents > ${givenBack} order by e.gift_card_id
      on conflict (order_id, gift_card_id, kind) where order_id is not null do nothing
      returning gift_card_id, cents)
    update gift_card c set balance_cents = c.balance_cents + g.cents from given g where c.id = g.gift_card_id
    returning c.id, g.cents, c.expires_at`.execute(tx)
  return rows
}

export interface ReturnedShares {
  returnId: number
  shares: readonly { id: number; cents: Cents }[]
}

/** Gives the shares of a return back to the cards that had paid them. */
export async function giveBack(tx: Executor, { returnId, shares }: ReturnedShares, now: Date): Promise<RefundedRow[]> {
  const ids = shares.map(({ id }) => id)
  await lockCards(tx, sql`id = any(${ids}::bigint[])`)
  const { rows } = await sql<RefundedRow>`
    with given as (
      insert into gift_card_entry (gift_card_id, kind, cents, order_return_id, at)
      select gift_card_id, 'return', cents, ${returnId}, ${now}
      from unnest(${ids}::bigint[], ${shares.map(({ cents }) => cents)}::int[]) as share (gift_card_id, cents)
      order by gift_card_id
      returning gift_card_id, cents)
    update gift_card c set balance_cents = c.balance_cents + g.cents from given g where c.id = g.gift_card_id
    returning c.id, g.cents, c.expires_at`.execute(tx)
  return rows
}

/** What the cards that paid an order got back from its returns. */
export const listGivenBack = (db: Executor, orderId: number): Promise<{ id: number; cents: Cents }[]> =>
  db
    .selectFrom('gift_card_entry as e')
    .innerJoin('order_return as r', 'r.id', 'e.order_return_id')
    .select(['e.gift_card_id as id', 'e.cents'])
    .where('r.order_id', '=', orderId)
    .orderBy('e.id')
    .execute()

/** The cards that paid an order, with how much. */
export const listSpent = (db: Executor, orderId: number): Promise<{ id: number; cents: Cents }[]> =>
  db
    .selectFrom('gift_card_entry')
    .select(['gift_card_id as id', sql<Cents>`-cents`.as('cents')])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'spend')
    .orderBy('id')
    .execute()

export async function extend(tx: Executor, cardId: number, expiresAt: Date): Promise<void> {
  await tx.updateTable('gift_card').set({ expires_at: expiresAt }).where('id', '=', cardId).execute()
}

/** Takes what is left off it, and nobody gets it by e-mail any more. Null when there is no such card, or it was voided before. */
export async function voidCard(tx: Executor, hash: Buffer, now: Date): Promise<{ id: number; left: Cents } | null> {
  const card = await tx
    .selectFrom('gift_card')
    .select(['id', 'balance_cents'])
    .where('code_hash', '=', hash)
    .where('voided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!card) return null
  const { id, balance_cents: left } = card
  await setVoided(tx, id, left, now)
  return { id, left }
}

/** Voided cards to which an order has given something back. Nobody can use that. */
export const listVoidedWithMoney = (db: Executor, limit: number) =>
  db
    .selectFrom('gift_card')
    .select(['id', 'last4', 'balance_cents'])
    .where('voided_at', 'is not', null)
    .where('balance_cents', '>', 0)
    .orderBy('id')
    .limit(limit)
    .execute()

/** What an order has given back to a voided card, which is taken off it, and the id of that entry. Null where there is nothing. */
export async function emptyVoided(
  tx: Executor,
  id: number,
  now: Date,
): Promise<{ entryId: number; cents: Cents } | null> {
  const card = await tx
    .selectFrom('gift_card')
    .select('balance_cents')
    .where('id', '=', id)
    .where('voided_at', 'is not', null)
    .where('balance_cents', '>', 0)
    .forUpdate()
    .executeTakeFirst()
  if (!card) return null
  await tx.updateTable('gift_card').set({ balance_cents: 0 }).where('id', '=', id).execute()
  const entryId = await insertVoid(tx, id, card.balance_cents, now)
  return { entryId, cents: card.balance_cents }
}

/** `left`: what is on it. */
export async function setVoided(tx: Executor, id: number, left: Cents, now: Date): Promise<void> {
  await tx.updateTable('gift_card').set({ voided_at: now, balance_cents: 0 }).where('id', '=', id).execute()
  if (left > 0) await insertVoid(tx, id, left, now)
}

async function insertVoid(tx: Executor, id: number, left: Cents, now: Date): Promise<number> {
  const entry = { gift_card_id: id, kind: 'void', cents: -left, at: now } as const
  const { id: entryId } = await tx.insertInto('gift_card_entry').values(entry).returning('id').executeTakeFirstOrThrow()
  return entryId
}

/** The cards that an order bought, unless they are voided, locked. */
export const lockIssued = (tx: Executor, orderId: number) =>
  tx
    .selectFrom('gift_card')
    .select(['id', 'initial_cents', 'balance_cents', 'order_line_id'])
    .where('order_line_id', 'in', ({ selectFrom }) =>
      selectFrom('order_line').select('id').where('order_id', '=', orderId),
    )
    .where('voided_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
