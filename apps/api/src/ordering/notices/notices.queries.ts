// The SQL of back-in-stock notices.

import type { Language } from '@stoa/domain/language'
import type { Awaited, NoticeState } from '@stoa/domain/ordering/notices/decide-notice'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { arrayFrom, equalsLower, offeredCopies, offeredSupply } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'

/** Serialises requests of one e-mail: of two sent at once the second sees the first. */
export async function lockAddress(tx: Executor, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7862404, hashtext(lower(${email})))`.execute(tx)
}

/** Null when there is no such product. `asked`: when the e-mail requested notices of other products. */
export async function findNoticeRequest(tx: Executor, productId: number, email: string, consentCode: string) {
  const row = await tx
    .selectFrom('product as p')
    .leftJoin('custom_message as words', (join) => join.on('words.code', '=', consentCode))
    .select(['words.text_el as consent_el', 'words.text_en as consent_en'])
    .select(({ selectFrom }) => {
      const notices = selectFrom('stock_notice as n').where((eb) => equalsLower(eb, 'n.email', email))
      return [
        offeredSupply('p').as('availability'),
        offeredCopies('p').as('copies'),
        jsonObjectFrom(notices.select(['n.id', 'n.status', 'n.asked_at']).whereRef('n.product_id', '=', 'p.id')).as(
          'open',
        ),
        arrayFrom(notices.select('n.asked_at').whereRef('n.product_id', '<>', 'p.id')).as('asked'),
      ]
    })
    .where('p.id', '=', productId)
    .where('p.active', '=', true)
    .executeTakeFirst()
  return row ?? null
}

export interface NewNotice {
  uid: string
  productId: number
  awaited: Awaited
  email: string
  language: Language
  consent: string
  askedAt: Date
}

/**
 * Renews an unconfirmed notice: its token and its consent text are those of the new e-mail. Returns the notice's id.
 */
export async function saveNotice(tx: Executor, notice: NewNotice): Promise<number> {
  const { uid, productId, awaited, email, language, consent, askedAt } = notice
  const renewed = { uid, awaited, language, consent, asked_at: askedAt }
  const { id } = await tx
    .insertInto('stock_notice')
    .values({ ...renewed, product_id: productId, status: 'asked', email })
    .onConflict((open) =>
      open.expression(sql`product_id, lower(email)`).where('email', 'is not', null).doUpdateSet(renewed),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NoticeRow {
  product_id: number
  status: NoticeState
  awaited: Awaited
  name_el: string
  name_en: string | null
  name_language: Language
  url: string
}

export async function findNotice(db: Executor, uid: string): Promise<NoticeRow | null> {
  const row = await db
    .selectFrom('stock_notice as n')
    .innerJoin('product as p', 'p.id', 'n.product_id')
    .select(['n.product_id', 'n.status', 'n.awaited', 'p.name_el', 'p.name_en', 'p.name_language', 'p.url'])
    .where('n.uid', '=', uid)
    .executeTakeFirst()
  return row ?? null
}

/** Whether the notice was waiting for its confirmation. */
export async function confirm(tx: Executor, uid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stock_notice')
    .set({ status: 'confirmed', confirmed_at: at })
    .where('uid', '=', uid)
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function stop(tx: Executor, uid: string): Promise<void> {
  await tx
    .updateTable('stock_notice')
    .set({ status: 'stopped', email: null })
    .where('uid', '=', uid)
    .where('status', 'in', ['asked', 'confirmed', 'due'])
    .execute()
}
