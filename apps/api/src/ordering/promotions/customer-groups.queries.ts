// The SQL of groups of customers. Only a verified address says whose account it is.

import { type NotNull, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface GroupNames {
  code: string
  name: string
  /** Null: as in Greek. */
  nameEnglish: string | null
}

/** Whether it is new; one of this code gets these names. */
export async function saveGroup(tx: Executor, { code, name, nameEnglish }: GroupNames): Promise<boolean> {
  const row = await tx
    .insertInto('customer_group')
    .values({ code, name_el: name, name_en: nameEnglish })
    .onConflict((group) => group.column('code').doUpdateSet({ name_el: name, name_en: nameEnglish }))
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  return row.is_new
}

export const findGroup = (db: Executor, code: string): Promise<{ id: number } | undefined> =>
  db.selectFrom('customer_group').select('id').where('code', '=', code).executeTakeFirst()

export const listGroups = (db: Executor) =>
  db
    .selectFrom('customer_group as g')
    .leftJoin('customer_group_member as m', 'm.group_id', 'g.id')
    .select(['g.id', 'g.code', 'g.name_el', sql<number>`count(m.customer_id)::int`.as('members')])
    .groupBy('g.id')
    .orderBy('g.code')
    .execute()

/** `emails`: in lower case. */
export const listAccounts = (db: Executor, emails: readonly string[]) =>
  db
    .selectFrom('customer')
    .select(['id', sql<string>`lower(email)`.as('email')])
    .where(sql<SqlBool>`lower(email) = any(${emails}::text[])`)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()

/** Returns how many were no members before. */
export async function addMembers(tx: Executor, groupId: number, customerIds: readonly number[]): Promise<number> {
  if (customerIds.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('customer_group_member')
    .values(customerIds.map((id) => ({ group_id: groupId, customer_id: id })))
    .onConflict((member) => member.columns(['customer_id', 'group_id']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Returns how many were members before. `emails`: in lower case, verified or not. */
export async function removeMembers(tx: Executor, groupId: number, emails: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('customer_group_member')
    .where('group_id', '=', groupId)
    .where('customer_id', 'in', ({ selectFrom }) =>
      selectFrom('customer').select('id').where(sql<SqlBool>`lower(email) = any(${emails}::text[])`),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export const listMembers = (db: Executor, groupId: number) =>
  db
    .selectFrom('customer_group_member as m')
    .innerJoin('customer as c', 'c.id', 'm.customer_id')
    .select('c.email')
    .$narrowType<{ email: NotNull }>()
    .where('m.group_id', '=', groupId)
    .where('c.email', 'is not', null)
    .orderBy('c.email')
    .execute()
