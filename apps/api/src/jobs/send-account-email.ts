// Account e-mails. Whether an e-mail that somebody typed is an account's is looked up here and nowhere else: the call
// did the same work and gave the same response either way.

import type { EventPayload } from '@stoa/contract/events'
import { describeDevice } from '@stoa/domain/identity/describe-device'
import type { Language } from '@stoa/domain/language'
import type { AccountData, AccountEmailKind } from '../../mails/account-data.ts'
import { type EmailKind, emailKindOf } from '../identity/emails/emails.service.ts'
import {
  assignToken,
  codeOf,
  deleteToken,
  findTokenById,
  issueToken,
  type TokenRow,
  tokenOf,
} from '../identity/one-time-tokens/one-time-tokens.service.ts'
import * as queries from './account-mail.queries.ts'
import { type MailerDeps, mailIdOf } from './mailer-deps.ts'
import { getMailTexts } from './order-mail.queries.ts'
import { shopMessageCodes, viewShop } from './order-mail.view.ts'

interface AddressedEmail {
  kind: AccountEmailKind
  to: string
  language: Language
  token: TokenRow | null
  customer: queries.MailCustomerRow | null
}

export async function sendAccountEmail(deps: MailerDeps, job: EventPayload<'account.email'>): Promise<void> {
  const kind = emailKindOf(job.kind)
  const token = job.keyId === undefined ? null : await findTokenById(deps.db, job.keyId)
  // its token was used, replaced or deleted in the meantime
  if (job.keyId !== undefined && token === null) return
  const recipient = await resolveRecipient(deps, kind, { job, token })
  if (!recipient) return
  const email = deps.emails.account(await accountDataOf(deps, recipient, job))
  const id = mailIdOf(kind, [job.customerId, job.keyId, job.at].join(' '))
  await deps.mail.send({ id, to: recipient.to, language: recipient.language, ...email })
  if (token && recipient.kind === 'known_address') await deleteToken(deps.db, token.id)
}

interface EmailRequest {
  job: EventPayload<'account.email'>
  token: TokenRow | null
}

async function resolveRecipient(
  deps: MailerDeps,
  kind: EmailKind,
  request: EmailRequest,
): Promise<AddressedEmail | null> {
  const { job, token } = request
  if (kind === 'verify' || kind === 'reset') return token && resolveTypedEmail(deps, kind, token)
  const customerId = job.customerId ?? token?.customer_id ?? null
  const customer = customerId === null ? null : await queries.findMailCustomer(deps.db, customerId)
  if (kind === 'email_change') return token && resolveNewEmail(deps, token, customer)
  const to = customer?.email ?? (customerId === null ? token?.email : null)
  if (!to) return null
  return { kind, to, language: customer?.language ?? token?.language ?? 'el', token, customer }
}

/** An e-mail that somebody typed: an account's owner gets one e-mail, anybody else another, or none. */
async function resolveTypedEmail(
  deps: MailerDeps,
  kind: 'verify' | 'reset',
  token: TokenRow,
): Promise<AddressedEmail | null> {
  if (token.email === null) throw new Error(`key ${token.id} was asked for without an e-mail`)
  const customer = await queries.findMailCustomerByEmail(deps.db, token.email)
  const language = token.language ?? customer?.language ?? 'el'
  if (kind === 'verify' && !customer) return { kind, to: token.email, language, token, customer }
  if (!customer) {
    await deleteToken(deps.db, token.id)
    return null
  }
  if (kind === 'verify') return { kind: 'known_address', to: customer.email, language, token: null, customer }
  if (customer.delete_at) return resolveDeletionEmail(deps, customer, { language, deleteAt: customer.delete_at })
  await assignToken(deps.db, token.id, customer.id)
  return { kind: customer.password_to_be_set ? 'first_password' : kind, to: customer.email, language, token, customer }
}

/** An account that waits to be deleted takes no new password: its owner gets the link that restores it. */
async function resolveDeletionEmail(
  deps: MailerDeps,
  customer: queries.MailCustomerRow,
  { language, deleteAt }: { language: Language; deleteAt: Date },
): Promise<AddressedEmail | null> {
  const now = Date.now()
  if (deleteAt.getTime() <= now) return null
  const tokenInput = { purpose: 'keep' as const, customerId: customer.id, now, lifetimeMs: deleteAt.getTime() - now }
  const { id } = await issueToken(deps.db, deps, tokenInput)
  return { kind: 'deletion', to: customer.email, language, token: await findTokenById(deps.db, id), customer }
}

/** A taken e-mail is not disclosed to whoever asks for it; the owner of the other account is notified. */
async function resolveNewEmail(
  deps: MailerDeps,
  token: TokenRow,
  customer: queries.MailCustomerRow | null,
): Promise<AddressedEmail | null> {
  if (token.email === null || !customer) return null
  const owner = await queries.findMailCustomerByEmail(deps.db, token.email)
  const { language } = customer
  if (!owner || owner.id === customer.id) return { kind: 'email_change', to: token.email, language, token, customer }
  return { kind: 'known_address', to: owner.email, language: owner.language, token: null, customer: owner }
}

async function accountDataOf(
  { db, origin, secret }: MailerDeps,
  { kind, language, token, customer }: AddressedEmail,
  { at }: EventPayload<'account.email'>,
): Promise<AccountData> {
  const isCode = kind === 'confirm_code' || kind === 'social_code'
  return {
    kind,
    language,
    at,
    token: token && !isCode ? tokenOf({ secret }, token) : null,
    code: token && isCode ? codeOf({ secret }, token) : null,
    validUntil:
      (kind === 'deletion' ? (customer?.delete_at ?? token?.expires_at) : token?.expires_at)?.getTime() ?? null,
    device: kind === 'new_sign_in' && customer ? await deviceOf(db, customer.id, at) : null,
    newEmail: token?.email ?? null,
    shop: viewShop(await getMailTexts(db, shopMessageCodes), language, origin),
  }
}

async function deviceOf(db: MailerDeps['db'], customerId: number, at: number): Promise<string | null> {
  const userAgent = await queries.findUserAgent(db, customerId, new Date(at))
  if (userAgent === null) return null
  const { browser, system } = describeDevice(userAgent)
  return [browser, system].filter(Boolean).join(', ') || null
}
