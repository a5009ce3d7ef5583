// The letters about accounts. Whether an e-mail that somebody typed is an account's is found out here and nowhere else: the call
// did the same work and gave the same answer either way.

import { describeDevice } from '@stoa/domain/customer/describe-device'
import type { Language } from '@stoa/domain/language'
import type { AccountFacts, AccountLetterKind } from '../../mails/account-facts.ts'
import { type LetterKind, letterKindOf } from '../modules/letters/letter-kinds.ts'
import type { AccountLetterWork } from '../modules/letters/tell-letter.ts'
import { codeOf, keyOf } from '../modules/one-time-keys/key-bits.ts'
import { findKeyById, type KeyRow } from '../modules/one-time-keys/one-time-keys.queries.ts'
import { issueKey } from '../modules/one-time-keys/one-time-keys.ts'
import * as queries from './account-mail.queries.ts'
import { getMailWords } from './order-mail.queries.ts'
import { shopMessageCodes, viewShop } from './order-mail.view.ts'
import { mailIdOf, type PostOffice } from './post-office.ts'

interface Addressed {
  kind: AccountLetterKind
  to: string
  language: Language
  key: KeyRow | null
  customer: queries.MailCustomerRow | null
}

export async function sendAccountLetter(office: PostOffice, work: AccountLetterWork): Promise<void> {
  const kind = letterKindOf(work.letter)
  const key = work.keyId === undefined ? null : await findKeyById(office.db, work.keyId)
  // what it opens was used, replaced or dropped in the meantime
  if (work.keyId !== undefined && key === null) return
  const addressed = await address(office, kind, { work, key })
  if (!addressed) return
  const letter = office.letters.account(await factsOf(office, addressed, work))
  const id = mailIdOf(kind, [work.customerId, work.keyId, work.at].join(' '))
  await office.mail.send({ id, to: addressed.to, language: addressed.language, ...letter })
  if (key && addressed.kind === 'known_address') await queries.dropKey(office.db, key.id)
}

interface Asked {
  work: AccountLetterWork
  key: KeyRow | null
}

async function address(office: PostOffice, kind: LetterKind, asked: Asked): Promise<Addressed | null> {
  const { work, key } = asked
  if (kind === 'verify' || kind === 'reset') return key && addressTyped(office, kind, key)
  const customerId = work.customerId ?? key?.customer_id ?? null
  const customer = customerId === null ? null : await queries.findMailCustomer(office.db, customerId)
  if (kind === 'email_change') return key && addressNewEmail(office, key, customer)
  const to = customer?.email ?? (customerId === null ? key?.email : null)
  if (!to) return null
  return { kind, to, language: customer?.language ?? key?.language ?? 'el', key, customer }
}

/** An e-mail that somebody typed: the account's owner gets one letter, whoever has no account another, or none. */
async function addressTyped(office: PostOffice, kind: 'verify' | 'reset', key: KeyRow): Promise<Addressed | null> {
  if (key.email === null) throw new Error(`key ${key.id} was asked for without an e-mail`)
  const customer = await queries.findMailCustomerByEmail(office.db, key.email)
  const language = key.language ?? customer?.language ?? 'el'
  if (kind === 'verify' && !customer) return { kind, to: key.email, language, key, customer }
  if (!customer) {
    await queries.dropKey(office.db, key.id)
    return null
  }
  if (kind === 'verify') return { kind: 'known_address', to: customer.email, language, key: null, customer }
  if (customer.delete_at) return addressLeaving(office, customer, { language, deleteAt: customer.delete_at })
  await queries.giveKey(office.db, key.id, customer.id)
  return { kind: customer.password_to_be_set ? 'first_password' : kind, to: customer.email, language, key, customer }
}

/** An account that waits to be deleted takes no new password: its owner gets the link that keeps it once more. */
async function addressLeaving(
  office: PostOffice,
  customer: queries.MailCustomerRow,
  { language, deleteAt }: { language: Language; deleteAt: Date },
): Promise<Addressed | null> {
  const now = Date.now()
  if (deleteAt.getTime() <= now) return null
  const wish = { purpose: 'keep' as const, customerId: customer.id, now, livesFor: deleteAt.getTime() - now }
  const { id } = await issueKey(office.db, office, wish)
  return { kind: 'deletion', to: customer.email, language, key: await findKeyById(office.db, id), customer }
}

/** An e-mail that another account has is not told to whoever asks for it, but to that account's owner. */
async function addressNewEmail(
  office: PostOffice,
  key: KeyRow,
  customer: queries.MailCustomerRow | null,
): Promise<Addressed | null> {
  if (key.email === null || !customer) return null
  const owner = await queries.findMailCustomerByEmail(office.db, key.email)
  const { language } = customer
  if (!owner || owner.id === customer.id) return { kind: 'email_change', to: key.email, language, key, customer }
  return { kind: 'known_address', to: owner.email, language: owner.language, key: null, customer: owner }
}

async function factsOf(
  { db, origin, secret }: PostOffice,
  { kind, language, key, customer }: Addressed,
  { at }: AccountLetterWork,
): Promise<AccountFacts> {
  const root = key && { id: key.id, purpose: key.purpose, createdAt: key.created_at }
  const isCode = kind === 'confirm_code' || kind === 'social_code'
  return {
    ...{ kind, language, at },
    key: root && !isCode ? keyOf({ secret }, root) : null,
    code: root && isCode ? codeOf({ secret }, root) : null,
    holdsUntil: (kind === 'deletion' ? (customer?.delete_at ?? key?.expires_at) : key?.expires_at)?.getTime() ?? null,
    device: kind === 'new_sign_in' && customer ? await deviceOf(db, customer.id, at) : null,
    newEmail: key?.email ?? null,
    shop: viewShop(await getMailWords(db, shopMessageCodes), language, origin),
  }
}

async function deviceOf(db: PostOffice['db'], customerId: number, at: number): Promise<string | null> {
  const userAgent = await queries.findUserAgent(db, customerId, new Date(at))
  if (userAgent === null) return null
  const { browser, system } = describeDevice(userAgent)
  return [browser, system].filter(Boolean).join(', ') || null
}
