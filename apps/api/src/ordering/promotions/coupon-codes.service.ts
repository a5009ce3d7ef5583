// Codes made, imported and listed by the shop, and promotions from files. The caller's transaction ends with a refusal.

import { checkEmail } from '@stoa/domain/identity/line-rules'
import { isPrintableCode, makeCouponCode, maxPrefixLength } from '@stoa/domain/ordering/promotions/coupon-code'
import { codeKey } from '@stoa/domain/ordering/promotions/read-code'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { writeTable } from '../../write-table.ts'
import * as queries from './coupon-codes.queries.ts'
import { announceCodes } from './coupon-emails.service.ts'
import { lineProblem, type NumberedCode, readCouponTable, readEmails, writeCouponTable } from './coupon-table.ts'
import { readPromotionFile } from './promotion-file.ts'
import { listUnknownNames } from './unknown-names.ts'

/** How many codes one statement writes. */
const batchSize = 5000

export interface CodesToMake {
  promotion: string
  count: number
  prefix: string
  useLimit: number | null
  personLimit: number | null
  /** A list of addresses; then `count` codes for each. Null: for anybody. */
  emails: string | null
  /** Whether each gets theirs by e-mail, once they have agreed to such e-mails. */
  send: boolean
}

export interface MadeCodes {
  table: string
  /** To how many, and to whom not; null where nothing was to be sent. */
  sending: { to: number; notTo: string[] } | null
}

/** `randomBelow`: a whole number from 0 to before its limit. */
export async function makeCodes(
  tx: Executor,
  input: CodesToMake,
  randomBelow: (limit: number) => number,
): Promise<Outcome<MadeCodes, string[]>> {
  const { prefix, useLimit: use_limit, personLimit: person_limit } = input
  const promotion = await findPromotion(tx, input.promotion)
  if (!promotion.ok) return promotion
  if (prefix !== '' && (prefix.length > maxPrefixLength || !isPrintableCode(prefix)))
    return refused([`prefix: at most ${maxPrefixLength} letters and digits`])
  if (input.send && promotion.value.over)
    return refused([`The promotion “${input.promotion}” is over: it is not sent.`])
  const emails = input.emails === null ? null : readEmails(input.emails)
  const wrong = emails?.filter((email) => checkEmail(email) !== null) ?? []
  if (wrong.length > 0) return refused(wrong.map((email) => `emails: “${email}” is no address`))
  const owners: (string | null)[] = emails ?? [null]
  let left = owners.flatMap((owner) => Array.from({ length: input.count }, () => owner))
  const made: queries.NewCode[] = []
  const agreed = new Set<string>()
  while (left.length > 0) {
    const batch = left.slice(0, batchSize).map((owner) => {
      const code = makeCouponCode(prefix, randomBelow)
      const limits = { use_limit, person_limit, remaining_cents: null, active: true }
      const owners = { personal: owner !== null, emails: owner === null ? [] : [owner] }
      return { owner, code, code_key: codeKey(code), ...limits, ...owners }
    })
    const written = new Set(await queries.insertCodes(tx, promotion.value.id, batch))
    made.push(...batch.filter(({ code_key }) => written.has(code_key)))
    if (input.send) for (const email of await announceCodes(tx, [...written])) agreed.add(email)
    // what another code has already is made anew
    left = [
      ...batch.filter(({ code_key }) => !written.has(code_key)).map(({ owner }) => owner),
      ...left.slice(batchSize),
    ]
  }
  const sending = input.send ? { to: agreed.size, notTo: (emails ?? []).filter((email) => !agreed.has(email)) } : null
  return done({ table: tableOf(made, sending && agreed, emails !== null), sending })
}

/** `sentTo`: null where nothing was to be sent. */
function tableOf(made: readonly queries.NewCode[], sentTo: ReadonlySet<string> | null, withEmails: boolean): string {
  const heading = ['code', ...(withEmails ? ['emails'] : []), ...(sentTo ? ['sent'] : [])]
  const sentCell = (emails: readonly string[]) => (emails.some((email) => sentTo?.has(email)) ? 'yes' : 'no')
  const rows = made.map(({ code, emails }) => [code, ...emails, ...(sentTo ? [sentCell(emails)] : [])])
  return writeTable([heading, ...rows])
}

/** All codes of a table, or none. Returns how many there are. */
export async function importCodes(
  tx: Executor,
  promotionCode: string,
  text: string,
): Promise<Outcome<number, string[]>> {
  const promotion = await findPromotion(tx, promotionCode)
  if (!promotion.ok) return promotion
  const table = readCouponTable(text)
  if (!table.ok) return table
  const problems = promotion.value.effect_kind === 'fixed' ? [] : table.value.flatMap(notDivisible)
  if (problems.length > 0) return refused(problems)
  for (let start = 0; start < table.value.length; start += batchSize) {
    const batch = table.value.slice(start, start + batchSize)
    const rows = batch.map(({ code }) => code)
    const written = new Set(await queries.insertCodes(tx, promotion.value.id, rows))
    const taken = batch.filter(({ code }) => !written.has(code.code_key))
    problems.push(...taken.map(({ line, code }) => lineProblem(line, 'code', `“${code.code}” exists already`)))
  }
  if (problems.length > 0) return refused(problems)
  return done(table.value.length)
}

/** Of a percentage or a set no part is left. */
const notDivisible = ({ line, code }: NumberedCode): string[] =>
  code.remaining_cents === null
    ? []
    : [lineProblem(line, 'remaining_cents', 'only of a promotion that takes an amount off (fixed)')]

/** The codes of a promotion as a table. */
export async function exportCodes(db: Executor, promotionCode: string): Promise<Outcome<string, string[]>> {
  const promotion = await queries.findPromotion(db, promotionCode)
  if (!promotion) return refused([noPromotion(promotionCode)])
  return done(writeCouponTable(await queries.listCodes(db, promotion.id)))
}

/** Makes the promotion of a file, or replaces the one of its code by it. Returns its code, and whether it is new. */
export async function savePromotion(
  tx: Executor,
  file: unknown,
): Promise<Outcome<{ code: string; isNew: boolean }, string[]>> {
  const read = readPromotionFile(file)
  if (!read.ok) return read
  const unknown = await listUnknownNames(tx, read.value)
  if (unknown.length > 0) return refused(unknown)
  const { code, name, scope, automatic, lane, stacks, policy, active, ...rest } = read.value
  const isNew = await queries.savePromotion(tx, {
    ...{ code, scope, automatic, lane, stacks, policy, active, name_el: name.el, name_en: name.en },
    ...{ url: rest.url, intro_el: rest.intro?.el ?? null, intro_en: rest.intro?.en ?? null },
    ...{ target: rest.target, condition: rest.condition, effect: rest.effect },
    ...{ starts_at: rest.startsAt, ends_at: rest.endsAt, group_ids: rest.groupIds },
    ...{ min_amount_cents: rest.minAmountCents, min_full_price_cents: rest.minFullPriceCents },
  })
  return done({ code, isNew })
}

const noPromotion = (code: string): string => `There is no promotion “${code}”.`

/** One that has codes. */
async function findPromotion(db: Executor, code: string): Promise<Outcome<queries.PromotionRow, string[]>> {
  const promotion = await queries.findPromotion(db, code)
  if (!promotion) return refused([noPromotion(code)])
  return promotion.automatic ? refused([`The promotion “${code}” acts by itself, without codes.`]) : done(promotion)
}
