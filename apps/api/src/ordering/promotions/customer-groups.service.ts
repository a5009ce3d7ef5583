// Groups of customers, for which promotions and codes may be. The caller's transaction ends with a refusal.

import { checkEmail } from '@stoa/domain/identity/line-rules'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { readEmails } from './coupon-table.ts'
import * as queries from './customer-groups.queries.ts'

export const { listGroups } = queries

const isCode = (code: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) && code.length <= 60

const isName = (name: string | null): boolean => name === null || (name.length > 0 && name.length <= 200)

/** Whether it is new. */
export async function saveGroup(tx: Executor, group: queries.GroupNames): Promise<Outcome<boolean, string[]>> {
  if (!isCode(group.code)) return refused(['code: at most 60 small Latin letters and digits, with single hyphens'])
  if (!isName(group.name) || !isName(group.nameEnglish)) return refused(['name: from 1 to 200 characters'])
  return done(await queries.saveGroup(tx, group))
}

export interface AddedMembers {
  /** Those who were none before. */
  added: number
  /** The addresses of no account, or of one that has not verified its own. */
  unknown: string[]
}

/** `text`: a list of addresses. */
export async function addMembers(tx: Executor, code: string, text: string): Promise<Outcome<AddedMembers, string[]>> {
  const listed = await readMembers(tx, code, text)
  if (!listed.ok) return listed
  const { groupId, emails } = listed.value
  const accounts = await queries.listAccounts(tx, emails)
  const known = new Set(accounts.map(({ email }) => email))
  const ids = accounts.map(({ id }) => id)
  return done({
    added: await queries.addMembers(tx, groupId, ids),
    unknown: emails.filter((email) => !known.has(email)),
  })
}

/** Returns how many were members. */
export async function removeMembers(tx: Executor, code: string, text: string): Promise<Outcome<number, string[]>> {
  const listed = await readMembers(tx, code, text)
  return listed.ok ? done(await queries.removeMembers(tx, listed.value.groupId, listed.value.emails)) : listed
}

export async function listMembers(tx: Executor, code: string): Promise<Outcome<string[], string[]>> {
  const group = await findGroup(tx, code)
  return group.ok ? done((await queries.listMembers(tx, group.value)).map(({ email }) => email)) : group
}

async function findGroup(tx: Executor, code: string): Promise<Outcome<number, string[]>> {
  const group = await queries.findGroup(tx, code)
  return group ? done(group.id) : refused([`There is no group “${code}”.`])
}

async function readMembers(
  tx: Executor,
  code: string,
  text: string,
): Promise<Outcome<{ groupId: number; emails: string[] }, string[]>> {
  const group = await findGroup(tx, code)
  if (!group.ok) return group
  const emails = readEmails(text)
  const wrong = emails.filter((email) => checkEmail(email) !== null)
  if (wrong.length > 0) return refused(wrong.map((email) => `“${email}” is no address`))
  return done({ groupId: group.value, emails })
}
