// What Viva is asked and answers (Smart Checkout), as pure functions. Orders are made in cents, transactions are told in euros.

import type { Language } from '@stoa/domain/language'
import type { Cents } from '@stoa/domain/money'
import { z } from 'zod'
import { OutsideError } from '../ports/outside-service.ts'
import type { PaymentRequest, PaymentState } from '../ports/payment.ts'
import { readJson } from './carrier-call.ts'
import { rawJsonMember } from './raw-json-member.ts'

/** After so long Viva takes no payment for an order any more. */
const orderSeconds = 1800

const locales: Record<Language, string> = { el: 'el-GR', en: 'en-GB' }

/** The body with which an order is made. `holds`: whether cards are held only, which Viva does not do with instalments. */
export const vivaOrder = (
  { reference, amountCents, orderCode, language, instalments, buyer }: PaymentRequest,
  { sourceCode, holds }: { sourceCode: string; holds: boolean },
) => ({
  amount: amountCents,
  customerTrns: orderCode,
  customer: {
    email: buyer.email,
    fullName: `${buyer.firstName} ${buyer.lastName}`,
    phone: buyer.phone,
    countryCode: buyer.billing?.countryCode ?? 'GR',
    requestLang: locales[language],
  },
  paymentTimeout: orderSeconds,
  ...(holds && instalments === 1 ? { preauth: true } : { maxInstallments: instalments > 1 ? instalments : 0 }),
  sourceCode,
  merchantTrns: reference,
})

/** Whether a text from an address may be the number of an order. */
export const isOrderCode = (text: string): boolean => /^\d{16}$/.test(text)

/** Sixteen digits, which may be more than a JavaScript number holds. Null where there are none. */
export function readOrderCode(object: Uint8Array, name: 'orderCode' | 'OrderCode' = 'orderCode'): string | null {
  const raw = rawJsonMember(object, name)
  const text = raw ? new TextDecoder().decode(raw).replaceAll('"', '') : ''
  return isOrderCode(text) ? text : null
}

const transactionSchema = z.object({
  amount: z.number().nonnegative(),
  statusId: z.string().min(1),
  /** ISO 4217, as a number. */
  currencyCode: z.coerce.string(),
  merchantTrns: z.string().nullish(),
  transactionTypeId: z.number().int().nullish(),
})

export interface VivaTransaction {
  id: string
  /** Ours, as the order was made with it. */
  reference: string
  vivaOrderCode: string | null
  state: PaymentState
}

const euroCents = (euros: number): Cents => Math.round(euros * 100)

const currencies: Readonly<Record<string, string>> = { '978': 'EUR' }

/** A refund, a void, and the refund of instalments. */
const vivaRefundTypes: readonly number[] = [4, 7, 18]
/** What is held on a card. */
const vivaHoldType = 1

/** A transaction by its own id. Null for one that was not made by an order of ours, or that gives money back. */
export function readTransaction(id: string, answer: Uint8Array): VivaTransaction | null {
  const transaction = readJson(new TextDecoder().decode(answer), transactionSchema)
  const { merchantTrns: reference, transactionTypeId } = transaction
  if (!reference || vivaRefundTypes.includes(transactionTypeId ?? 0)) return null
  return { id, reference, vivaOrderCode: readOrderCode(answer), state: stateOf(id, transaction) }
}

/**
 * F is paid or held, A under way, E failed, X cancelled by the shop. What was held and is captured (C) has a transaction of its own for
 * that. Whatever else there is was paid, and then disputed or refunded.
 */
function stateOf(
  transaction: string,
  { statusId, amount, currencyCode, transactionTypeId }: z.infer<typeof transactionSchema>,
): PaymentState {
  if (statusId === 'E') return { result: 'refused' }
  if (statusId === 'X') return { result: 'cancelled' }
  if (statusId !== 'F') return { result: 'undecided' }
  const currency = currencies[currencyCode] ?? currencyCode
  const result = transactionTypeId === vivaHoldType ? 'authorised' : 'captured'
  return { result, amountCents: euroCents(amount), currency, transaction }
}

const listSchema = z.object({
  ErrorCode: z.number().int(),
  Transactions: z
    .array(
      z.object({
        TransactionId: z.string().min(1),
        Amount: z.number(),
        StatusId: z.string(),
        TransactionType: z.object({ TransactionTypeId: z.number().int() }).nullish(),
      }),
    )
    .nullish(),
})

/** `payment`: also what captures an amount that was held. */
export type ListedTransaction = {
  id: string
  amountCents: Cents
  status: string
  does: 'payment' | 'hold' | 'gives_back'
}

/** The transactions of one order: none for an order that Viva does not know. */
export function readTransactions(text: string): ListedTransaction[] {
  const { ErrorCode, Transactions } = readJson(text, listSchema)
  if (ErrorCode !== 0) throw new OutsideError('answer_refused')
  return (Transactions ?? []).map(({ TransactionId: id, Amount, StatusId, TransactionType }) => ({
    id,
    amountCents: euroCents(Math.abs(Amount)),
    status: StatusId,
    does: whatDoes(TransactionType?.TransactionTypeId ?? 0),
  }))
}

const whatDoes = (type: number): ListedTransaction['does'] =>
  type === vivaHoldType ? 'hold' : vivaRefundTypes.includes(type) ? 'gives_back' : 'payment'

const orderSchema = z.object({ StateId: z.number().int(), MerchantTrns: z.string().nullish() })

/** What an order says that has no transaction which says more. */
const orderStates: Readonly<Record<number, PaymentState>> = {
  0: { result: 'undecided' },
  1: { result: 'expired' },
  2: { result: 'cancelled' },
  3: { result: 'undecided' },
}

export interface StoredVivaOrder {
  reference: string | null
  state: PaymentState
  /** Whether it still takes a payment. */
  isOpen: boolean
}

export function readOrder(text: string): StoredVivaOrder {
  const { StateId, MerchantTrns } = readJson(text, orderSchema)
  const state = orderStates[StateId]
  if (!state) throw new OutsideError('answer_unreadable')
  return { reference: MerchantTrns ?? null, state, isOpen: StateId === 0 }
}

const changeSchema = z.object({ ErrorCode: z.number().int() })

/** 0 where Viva has done what it was asked. An error may come with the status 200. */
export const readErrorCode = (text: string): number => readJson(text, changeSchema).ErrorCode

const messageSchema = z.object({
  EventData: z.object({ TransactionId: z.string().min(1).max(60).nullish() }),
})

/** The transaction that a webhook is about, and its order; null when it names none. Nothing else in it is believed. */
export function readWebhook(body: Uint8Array): { id: string; vivaOrderCode: string } | null {
  try {
    const message = messageSchema.safeParse(JSON.parse(new TextDecoder().decode(body)))
    const id = message.data?.EventData.TransactionId
    const event = message.success ? rawJsonMember(body, 'EventData') : null
    const vivaOrderCode = event && readOrderCode(event, 'OrderCode')
    return id && vivaOrderCode ? { id, vivaOrderCode } : null
  } catch {
    return null
  }
}
