// The SQL of promotions and codes.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { givenUpStatuses } from '@stoa/domain/ordering/payment/awaits-payment'
import type { Condition } from '@stoa/domain/ordering/promotions/condition'
import type { LineFilter } from '@stoa/domain/ordering/promotions/line-filter'
import type { CombinationPolicy, Effect, PromotionScope } from '@stoa/domain/ordering/promotions/promotion'
import { sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { onlyRow } from '../../database/only-row.ts'
import type { Executor } from '../../database/transaction.ts'

export interface PromotionRow {
  id: number
  code: string
  name_el: string
  name_en: string | null
  scope: PromotionScope
  target: LineFilter | null
  condition: Condition | null
  effect: Effect
  lane: number
  stacks: boolean
  policy: CombinationPolicy | null
  active: boolean
  starts_at: string | null
  ends_at: string | null
  min_amount_cents: number | null
  min_full_price_cents: number | null
  group_ids: number[] | null
}

export interface CouponRow {
  id: number
  code: string
  code_key: string
  active: boolean
  use_limit: number | null
  uses: number
  person_limit: number | null
  uses_by_person: number
  /** Only for those listed; e-mails in lower case. */
  personal: boolean
  emails: string[]
  customer_ids: number[]
  remaining_cents: number | null
  promotion: PromotionRow
}

/** Whose cart it is. */
export interface PersonInput {
  /** Lower case. */
  email: string | null
  customerId: number | null
}

export interface PersonTermsRow {
  /** The given one, else the account's; lower case. */
  email: string | null
  coupons: CouponRow[]
  group_ids: number[]
  has_ordered: boolean
}

const emailOf = (value: ValueOf<PersonInput>) => sql`
  coalesce(${value('email')}::text, (select lower(email) from customer where id = ${value('customerId')}::int))`

/** Each part has an index of its own. */
const ordersOf = (value: ValueOf<PersonInput>) => sql`
  (select id from customer_order where customer_id = ${value('customerId')}::int
   union select id from customer_order where lower(email) = ${emailOf(value)})`

const givenUp = givenUpStatuses.map((status) => orderStatusNumbers[status])

export interface PersonTermsInput extends PersonInput {
  codeKeys: readonly string[]
}

/** The columns of a `PersonTermsRow`. `(select …)`: the plan does not depend on how many codes there are. */
export const personTermsColumns = (value: ValueOf<PersonTermsInput>) => sql`
    ${emailOf(value)} as email,
      coalesce((select json_agg(to_jsonb(c) || jsonb_build_object('promotion', to_jsonb(p),
          'emails', array(select email from coupon_email where code_id = c.id),
          'customer_ids', array(select customer_id from coupon_customer where code_id = c.id), 'uses_by_person', (
          select count(*) from coupon_use u where u.code_id = c.id and u.order_id in ${ordersOf(value)})))
        from coupon_code c join promotion p on p.id = c.promotion_id
        where c.code_key = any((select ${value('codeKeys')}::text[])::text[])), '[]') as coupons,
      array(select group_id from customer_group_member where customer_id = ${value('customerId')}::int) as group_ids,
      cardinality(array(select o.id from customer_order o where o.id in ${ordersOf(value)}
        and (select status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) <> all(${givenUp}::int[]))) > 0
        as has_ordered`

const selectPersonTerms = compileOnce(
  (_, value: ValueOf<PersonTermsInput>) => sql<PersonTermsRow>`select ${personTermsColumns(value)}`,
)

/** These codes, and what promotions ask about whoever has the cart. */
export async function getPersonTerms(
  db: Executor,
  codeKeys: readonly string[],
  person: PersonInput,
): Promise<PersonTermsRow> {
  return onlyRow(await selectPersonTerms(db, { codeKeys, ...person }))
}

/** What all promotions together are called until one of them changes, as a column. */
export const promotionVersion = sql<string>`(select version from promotion_state)`

interface AutomaticPromotionsRow {
  version: string
  promotions: PromotionRow[]
}

/** Those that act by themselves and end after `until`, with their version. */
export async function getAutomaticPromotions(db: Executor, until: Date): Promise<AutomaticPromotionsRow> {
  const { rows } = await sql<AutomaticPromotionsRow>`
    select version, coalesce((select json_agg(to_jsonb(p)) from promotion p
      where p.automatic and p.active and (p.ends_at is null or p.ends_at > ${until})), '[]') as promotions
    from promotion_state`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the promotions have no version')
  return row
}

/** Until the order is placed, no other order uses these codes. */
export const lockCodes = (tx: Executor, codeKeys: readonly string[]): Promise<unknown> =>
  sql`select id from coupon_code where code_key = any(${codeKeys}::text[]) order by id for update`.execute(tx)

/** By e-mail, then by account. */
export async function lockPerson(tx: Executor, { email, customerId }: PersonInput): Promise<void> {
  for (const who of [email, customerId])
    if (who !== null) await sql`select pg_advisory_xact_lock(4021, hashtext(${String(who)}))`.execute(tx)
}

export const insertUse = (tx: Executor, codeId: number, orderId: number, cents: number): Promise<unknown> =>
  tx.insertInto('coupon_use').values({ code_id: codeId, order_id: orderId, cents }).execute()

export const deleteUses = (tx: Executor, orderId: number): Promise<unknown> =>
  tx.deleteFrom('coupon_use').where('order_id', '=', orderId).execute()
