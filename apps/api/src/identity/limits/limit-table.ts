// The rate limits. Each can be configured by its name.

import { z } from 'zod'
import type { PaidOn } from '../../ports/unpaid-limits.ts'

export type LimitedBy =
  /** The caller's address. */
  | 'ip'
  /** The e-mail that was typed, whether or not it has an account. */
  | 'email'
  /** The customer of the session. */
  | 'customer'
  /** The session; without one, the address. */
  | 'session'
  /** The number of an order that was typed, whether or not there is one. */
  | 'order'
  /** The one-time token of a link. */
  | 'token'
  /** The e-mail that was typed, together with the browser. */
  | 'device'
  /** All callers together. */
  | 'everyone'

export interface LimitRow {
  /** How it is named in the configuration. */
  name: string
  /** Endpoints that draw on the same bucket. */
  calls: readonly string[]
  by: LimitedBy
  max: number
  /** Seconds, from the first use on. */
  per: number
  /** Counts only browsers in which the e-mail's owner has signed in before, or only all others. */
  only?: 'known' | 'unknown'
  /** Counts only calls that are refused: who knows an order's e-mail is no guesser. */
  refusedOnly?: true
  /** The e-mail's owner is notified when it is used up. */
  notifiesOwner?: boolean
  /** When it is used up, an address with at most so many calls of its own waits so long instead of being refused. */
  spares?: { uses: number; pauseMs: number }
  /**
   * Counts what an order holds without payment, orders, or rendered pages, instead of calls; each where it is done. Of
   * `codes`, every coupon or gift card that the bucket has not seen before, and every e-mail for which one is entered; of
   * `emails`, every other e-mail.
   */
  of?: 'copies' | 'cents' | 'orders' | 'pages' | 'codes' | 'emails'
  /** Counts only orders that are paid then; of everyone, it is for an alarm and refuses nobody. */
  paidOn?: PaidOn
  /** Of pages, only those of searches. */
  searches?: boolean
}

/** Of rendered pages; those from the cache are not counted. */
export type PageLimitRow = Pick<LimitRow, 'name' | 'max' | 'per' | 'searches'>

export const pageLimitsOf = (table: readonly LimitRow[]): PageLimitRow[] => table.filter(({ of }) => of === 'pages')

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const login = { calls: ['logIn'], only: 'unknown' } as const
const tracking = [
  'getOrderByCustomer',
  'lookUpOrder',
  'cancelOrder',
  'changeOrderAddress',
  'getOrderDocument',
  'listOtherPayments',
  'changeOrderPayment',
]
const tokenCalls = ['verifyRegistration', 'findPasswordReset', 'resetPassword', 'confirmEmailChange', 'keepCustomer']

/** With them, codes can be guessed. */
const withCodes = ['composeCartTotals', 'composeOrderTotals', 'saveOrder', 'beginPaypalCheckout']

/** Registers of companies are looked into for an order, and not copied. */
const registers = ['getCompanyDetails', 'checkEuVatNumber']

const payments = ['parseVivaTransaction', 'parsePaypalTransaction', 'beginPaypalCheckout', 'getPaypalBuyer']

const deposit = { calls: ['saveOrder'], paidOn: 'deposit' } as const
const delivery = { calls: ['saveOrder'], paidOn: 'delivery' } as const
const checkout = { calls: ['holdCopies'], paidOn: 'checkout' } as const

/** Nobody takes all of the shop's copies without paying: whoever orders counts by address and e-mail. */
const unpaidLimits: readonly LimitRow[] = [
  ...(['ip', 'email'] as const).flatMap((by): LimitRow[] => [
    { ...deposit, name: `deposit.${by}.copies`, by, of: 'copies', max: 60, per: hour },
    { ...deposit, name: `deposit.${by}.copies.day`, by, of: 'copies', max: 120, per: day },
    { ...deposit, name: `deposit.${by}.cents`, by, of: 'cents', max: 150_000, per: hour },
    { ...deposit, name: `deposit.${by}.cents.day`, by, of: 'cents', max: 300_000, per: day },
    { ...delivery, name: `delivery.${by}.copies`, by, of: 'copies', max: 120, per: hour },
    { ...delivery, name: `delivery.${by}.copies.day`, by, of: 'copies', max: 240, per: day },
  ]),
  // a household, an office or a hall of residence has one address
  { ...delivery, name: 'delivery.ip.orders', by: 'ip', of: 'orders', max: 20, per: hour },
  { ...delivery, name: 'delivery.ip.orders.day', by: 'ip', of: 'orders', max: 60, per: day },
  { ...delivery, name: 'delivery.email.orders', by: 'email', of: 'orders', max: 10, per: hour },
  { ...delivery, name: 'delivery.email.orders.day', by: 'email', of: 'orders', max: 20, per: day },
  { ...deposit, name: 'deposit.customer.copies', by: 'customer', of: 'copies', max: 200, per: day },
  { ...deposit, name: 'deposit.customer.cents', by: 'customer', of: 'cents', max: 500_000, per: day },
  { ...delivery, name: 'delivery.customer.copies', by: 'customer', of: 'copies', max: 300, per: day },
  { ...delivery, name: 'delivery.customer.orders', by: 'customer', of: 'orders', max: 20, per: day },
  // whoever is over it orders as well: nothing is kept for them before
  { ...checkout, name: 'hold.ip.copies', by: 'ip', of: 'copies', max: 60, per: hour },
  { ...checkout, name: 'hold.ip.copies.day', by: 'ip', of: 'copies', max: 240, per: day },
  { ...checkout, name: 'hold.session.copies', by: 'session', of: 'copies', max: 60, per: hour },
  // more than a busy hour of schools and libraries
  { ...deposit, name: 'deposit.alarm', by: 'everyone', of: 'copies', max: 300, per: hour },
  { ...delivery, name: 'delivery.alarm', by: 'everyone', of: 'copies', max: 600, per: hour },
]

/** In the order of checking: an address over its limit uses up nothing of anybody else's. */
export const shopLimits: readonly LimitRow[] = [
  { ...login, name: 'login.ip', by: 'ip', max: 20, per: minute },
  { ...login, name: 'login.account', by: 'email', max: 5, per: minute },
  { ...login, name: 'login.account.hour', by: 'email', max: 30, per: hour },
  { ...login, name: 'login.account.day', by: 'email', max: 100, per: day, notifiesOwner: true },
  { ...login, name: 'login.everyone', by: 'everyone', max: 300, per: minute, spares: { uses: 2, pauseMs: 2000 } },
  { name: 'login.device', calls: ['logIn'], only: 'known', by: 'device', max: 10, per: minute },
  { name: 'social.ip', calls: ['logInWithGoogle', 'logInWithFacebook'], by: 'ip', max: 20, per: minute },
  { name: 'impersonate.ip', calls: ['showImpersonation', 'impersonate'], by: 'ip', max: 10, per: minute },
  // a code of six digits is all that an attacker has to guess
  { name: 'staff.ip', calls: ['staffLogIn'], by: 'ip', max: 10, per: minute },
  { name: 'staff.account', calls: ['staffLogIn'], by: 'email', max: 5, per: minute },
  { name: 'staff.account.hour', calls: ['staffLogIn'], by: 'email', max: 15, per: hour },
  { name: 'staff.account.day', calls: ['staffLogIn'], by: 'email', max: 40, per: day },
  { name: 'password.customer', calls: ['updatePassword', 'confirmIdentity'], by: 'customer', max: 5, per: minute },
  { name: 'password.customer.hour', calls: ['updatePassword', 'confirmIdentity'], by: 'customer', max: 30, per: hour },
  {
    name: 'factor.customer',
    calls: ['enableSecondFactor', 'disableSecondFactor', 'renewRecoveryCodes'],
    by: 'customer',
    max: 10,
    per: hour,
  },
  { name: 'code.customer', calls: ['sendConfirmationCode'], by: 'customer', max: 5, per: hour },
  { name: 'email.customer', calls: ['requestEmailChange'], by: 'customer', max: 5, per: hour },
  { name: 'register.ip', calls: ['register'], by: 'ip', max: 5, per: hour },
  { name: 'register.email', calls: ['register'], by: 'email', max: 3, per: hour },
  { name: 'reset.ip', calls: ['requestPasswordReset'], by: 'ip', max: 10, per: hour },
  { name: 'reset.account', calls: ['requestPasswordReset'], by: 'email', max: 3, per: hour },
  { name: 'key.ip', calls: tokenCalls, by: 'ip', max: 60, per: hour },
  // with a link, a password can be guessed whose account is not known
  { name: 'key.token', calls: ['verifyRegistration', 'confirmEmailChange'], by: 'token', max: 10, per: hour },
  { name: 'track.ip', calls: tracking, by: 'ip', max: 20, per: hour, refusedOnly: true },
  { name: 'returns.ip', calls: ['listOrderReturns'], by: 'ip', max: 60, per: hour },
  { name: 'find.ip', calls: ['findOrderByCode'], by: 'ip', max: 10, per: hour },
  // nobody may lock the owner out by trying
  {
    name: 'find.order',
    calls: ['findOrderByCode'],
    by: 'order',
    max: 5,
    per: hour,
    spares: { uses: 5, pauseMs: 2000 },
  },
  {
    name: 'withdraw.ip',
    calls: ['findWithdrawable', 'previewWithdrawal', 'getWithdrawalDocument'],
    by: 'ip',
    max: 40,
    per: hour,
  },
  { name: 'statement.email', calls: ['getWithdrawalDocument'], by: 'email', max: 20, per: hour },
  {
    name: 'withdraw.order',
    calls: ['findWithdrawable', 'previewWithdrawal'],
    by: 'order',
    max: 20,
    per: hour,
    spares: { uses: 5, pauseMs: 2000 },
  },
  { name: 'state.ip', calls: ['declareWithdrawal'], by: 'ip', max: 20, per: hour },
  { name: 'state.email', calls: ['declareWithdrawal'], by: 'email', max: 10, per: hour },
  // each asks a provider, and is asked once for a payment
  { name: 'payment.ip', calls: payments, by: 'ip', max: 60, per: hour },
  { name: 'giftcard.ip', calls: ['getGiftCardBalance'], by: 'ip', max: 30, per: hour },
  { name: 'giftcard.session', calls: ['getGiftCardBalance'], by: 'session', max: 10, per: hour },
  { name: 'codes.ip', calls: withCodes, by: 'ip', of: 'codes', max: 60, per: hour },
  { name: 'codes.session', calls: withCodes, by: 'session', of: 'codes', max: 20, per: hour },
  // every buyer has one, and a school or a mobile network has one address
  { name: 'emails.ip', calls: withCodes, by: 'ip', of: 'emails', max: 300, per: hour },
  { name: 'order.session', calls: ['saveOrder'], by: 'session', max: 6, per: minute },
  { name: 'hold.session', calls: ['holdCopies'], by: 'session', max: 30, per: minute },
  ...unpaidLimits,
  ...(['ip', 'session'] as const).flatMap((by): LimitRow[] => [
    { name: `vat.${by}`, calls: registers, by, max: 5, per: minute },
    { name: `vat.${by}.day`, calls: registers, by, max: 50, per: day },
  ]),
  { name: 'notice.ip', calls: ['requestStockNotice'], by: 'ip', max: 10, per: hour },
  { name: 'search.ip', calls: ['searchProducts'], by: 'ip', max: 60, per: minute },
  { name: 'page.ip', calls: [], by: 'ip', of: 'pages', max: 240, per: minute },
  { name: 'page.search.ip', calls: [], by: 'ip', of: 'pages', searches: true, max: 60, per: minute },
  { name: 'suggest.ip', calls: ['suggestProducts'], by: 'ip', max: 300, per: minute },
  { name: 'picture.customer', calls: ['updatePicture'], by: 'customer', max: 10, per: hour },
  { name: 'handle.customer', calls: ['updateAlias', 'updateProfile'], by: 'customer', max: 30, per: hour },
  { name: 'export.customer', calls: ['exportPersonalData'], by: 'customer', max: 10, per: day },
]

const spans: Record<string, number> = { minute: 60, hour: 3600, day: 86_400 }

const formatHint = 'off, or changes like login.ip=40/minute,search.ip=120/minute'

/** The configured table: `off`, or changes by name, `login.ip=40/minute,search.ip=120/minute`. */
export const limitSettings = z.string().transform((text, context): readonly LimitRow[] => {
  if (text === 'off') return []
  const changes = text.split(',').filter((entry) => entry.trim() !== '')
  return changes.reduce<readonly LimitRow[]>((table, change) => {
    const [, name, max, span = ''] = /^\s*([\w.]+)=(\d{1,6})\/(minute|hour|day)\s*$/.exec(change) ?? []
    const per = spans[span]
    const isKnown = table.some((row) => row.name === name)
    if (!isKnown || per === undefined || Number(max) === 0) {
      const message = name && !isKnown ? `there is no limit ${name}` : formatHint
      context.addIssue({ code: 'custom', message })
      return table
    }
    return table.map((row) => (row.name === name ? { ...row, max: Number(max), per } : row))
  }, shopLimits)
})
