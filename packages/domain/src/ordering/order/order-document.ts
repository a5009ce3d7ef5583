// The tax documents of an order. The goods' receipt or invoice is issued when they leave, or are handed over at a branch;
// what comes back is taken back by credit notes. Gift cards are in none: they are taxed when they are redeemed.

import { type Cents, sum } from '../../money.ts'
import type { MeansKind } from '../pricing/means.ts'
import type { VatScheme } from '../pricing/vat-place.ts'
import { givesBack } from './order-moves.ts'
import type { OrderStatus } from './order-status.ts'
import type { VatResult } from './vat-check.ts'

export const documentKinds = ['receipt', 'invoice', 'receipt_credit', 'invoice_credit'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Of those with which goods leave the shop, the first issues. */
const issuing: readonly OrderStatus[] = ['invoiced', 'inDelivery', 'completed']

export function documentStep(to: OrderStatus): 'issue' | 'credit' | null {
  if (issuing.includes(to)) return 'issue'
  return givesBack(to) || to === 'partiallyReturned' ? 'credit' : null
}

export type HoldReason = 'vat_number_unknown' | 'vat_number_invalid' | 'oss' | 'returned_by_line'

export interface DocumentRequest {
  invoice: boolean
  /** Of the number of an invoice; null where no register knows it. */
  vatResult: VatResult | null
  scheme: VatScheme
}

/** What has to be settled before it can be issued. */
export function findHold({ invoice, vatResult, scheme }: DocumentRequest): HoldReason | null {
  if (scheme === 'oss') return 'oss'
  if (!invoice || vatResult === null || vatResult === 'valid') return null
  return vatResult === 'invalid' ? 'vat_number_invalid' : 'vat_number_unknown'
}

const creditKinds = { receipt: 'receipt_credit', invoice: 'invoice_credit' } as const

/** Throws for what is a credit itself. */
export function creditOf(kind: DocumentKind): DocumentKind {
  if (kind === 'receipt' || kind === 'invoice') return creditKinds[kind]
  throw new Error(`there is no credit of a ${kind}`)
}

/** As myDATA numbers them. */
export function documentType(kind: DocumentKind, scheme: VatScheme): string {
  if (kind === 'invoice') return scheme === 'reverse_charge' ? '1.2' : '1.1'
  return { receipt: '11.1', receipt_credit: '11.4', invoice_credit: '5.1' }[kind]
}

const seriesNames: Readonly<Record<DocumentKind, string>> = {
  receipt: 'ΑΛΠ',
  invoice: 'ΤΙΜ',
  receipt_credit: 'ΠΛΠ',
  invoice_credit: 'ΠΤΙ',
}

/** A series of its own for each kind and year: `ΑΛΠ-2026`. `issuedOn`: the shop's day, `2026-11-20`. */
export const seriesOf = (kind: DocumentKind, issuedOn: string, prefix: string): string =>
  `${prefix}${seriesNames[kind]}-${issuedOn.slice(0, 4)}`

export interface DocumentVat {
  /** Basis points. */
  rate: number
  grossCents: Cents
  netCents: Cents
  vatCents: Cents
}

export interface DocumentPayment {
  /** A payment kind's code, or the kind of a means. */
  kind: string
  cents: Cents
  /** A payment provider's. */
  transaction: string | null
}

export interface DocumentAmounts {
  vat: DocumentVat[]
  payments: DocumentPayment[]
  grossCents: Cents
  netCents: Cents
  vatCents: Cents
}

export interface DocumentedOrder {
  /** VAT of the whole order, gift cards included. */
  vat: readonly DocumentVat[]
  /** What the gift cards in it cost. */
  outsideCents: Cents
  means: readonly { kind: MeansKind; cents: Cents }[]
  payment: Pick<DocumentPayment, 'kind' | 'transaction'>
}

/** Null where nothing is taxed. Points and gift cards pay first. */
export function documentAmounts({ vat, outsideCents, means, payment }: DocumentedOrder): DocumentAmounts | null {
  const groups = vat.flatMap((group) => withoutOutside(group, outsideCents))
  const grossCents = sum(groups.map((group) => group.grossCents))
  if (grossCents === 0) return null
  let restCents = grossCents
  const payments = [...means.map((one) => ({ ...one, transaction: null })), { ...payment, cents: grossCents }].flatMap(
    (one): DocumentPayment[] => {
      const cents = Math.min(one.cents, restCents)
      restCents -= cents
      return cents > 0 ? [{ ...one, cents }] : []
    },
  )
  const netCents = sum(groups.map((group) => group.netCents))
  return { vat: groups, payments, grossCents, netCents, vatCents: grossCents - netCents }
}

function withoutOutside(group: DocumentVat, outsideCents: Cents): DocumentVat[] {
  if (group.rate > 0) return group.grossCents > 0 ? [group] : []
  const cents = group.grossCents - outsideCents
  return cents > 0 ? [{ rate: 0, grossCents: cents, netCents: cents, vatCents: 0 }] : []
}

const minute = 60_000
const mostAttempts = 30

/**
 * When a document that could not be transmitted is tried again, after so many attempts: doubling from a minute to an hour,
 * for over a day. Null when it is left to a person.
 */
export const nextTransmission = (attempts: number, now: number): number | null =>
  attempts >= mostAttempts ? null : now + Math.min(minute * 2 ** (attempts - 1), 60 * minute)
