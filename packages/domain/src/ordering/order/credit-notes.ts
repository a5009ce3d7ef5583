// The credit notes of a document: each takes back what has come back since the one before. Everything is counted from the
// beginning, so that all of them together, in any split, are the document: each rate's net and VAT, each means of payment.

import { type Cents, netOfGross, splitByWeight, sum } from '../../money.ts'
import type { DocumentAmounts, DocumentPayment, DocumentVat } from './order-document.ts'

export interface DocumentLine {
  /** The position of the order's line. */
  line: number
  /** Copies. */
  quantity: number
  cents: Cents
}

/** `cents`: what all its copies cost. */
export interface SoldLine extends DocumentLine {
  /** Of its parts, where they have rates of their own; they sum to its cents. */
  shares: readonly { rate: number; cents: Cents }[]
  /** Everything that came back so far, and what that was worth. */
  back: Omit<DocumentLine, 'line'>
}

export interface CreditBasis {
  document: Pick<DocumentAmounts, 'vat' | 'payments'>
  /** What earlier credit notes took back, in any number of rows. */
  credited: Pick<DocumentAmounts, 'vat' | 'payments'> & { lines: readonly DocumentLine[]; allowanceCents: Cents }
  lines: readonly SoldLine[]
  /** What gift cards and money got so far, of that what without any goods; points got the rest of what goods were worth. */
  givenBack: { cardsCents: Cents; moneyCents: Cents; allowanceCents: Cents }
  /** Nothing of the order is left with its buyer: what is not credited is, with delivery and fees. */
  complete: boolean
}

export interface Credit {
  amounts: DocumentAmounts
  lines: DocumentLine[]
  /** What it takes back of the prices; less than nothing where the goods come back for which that was done. */
  allowanceCents: Cents
}

/** Null while nothing that was paid for has come back since the last one. */
export function decideCredit(basis: CreditBasis): Credit | null {
  const { document, credited, lines, complete } = basis
  const target = complete ? document : partOf(basis)
  const vat = document.vat.flatMap(({ rate }) => takenSince(rate, target.vat, credited.vat))
  const grossCents = sum(vat.map((group) => group.grossCents))
  if (grossCents === 0) return null
  const netCents = sum(vat.map((group) => group.netCents))
  const kinds = [...new Set(document.payments.map(({ kind }) => kind))]
  const payments = kinds.flatMap((kind): DocumentPayment[] => {
    const cents = paidWith(kind, target.payments) - paidWith(kind, credited.payments)
    const transaction = document.payments.find((payment) => payment.kind === kind)?.transaction ?? null
    return cents > 0 ? [{ kind, cents, transaction }] : []
  })
  return {
    amounts: { vat, payments, grossCents, netCents, vatCents: grossCents - netCents },
    lines: lines.flatMap((line) => creditedLine(line, basis)),
    allowanceCents: (complete ? 0 : basis.givenBack.allowanceCents) - credited.allowanceCents,
  }
}

const paidWith = (kind: string, payments: readonly DocumentPayment[]): Cents =>
  sum(payments.map((payment) => (payment.kind === kind ? payment.cents : 0)))

function takenSince(rate: number, target: readonly DocumentVat[], credited: readonly DocumentVat[]): DocumentVat[] {
  const sumOf = (groups: readonly DocumentVat[], amount: 'grossCents' | 'netCents'): Cents =>
    sum(groups.map((group) => (group.rate === rate ? group[amount] : 0)))
  const grossCents = sumOf(target, 'grossCents') - sumOf(credited, 'grossCents')
  const netCents = sumOf(target, 'netCents') - sumOf(credited, 'netCents')
  return grossCents > 0 ? [{ rate, grossCents, netCents, vatCents: grossCents - netCents }] : []
}

/** What came back from the beginning. */
function partOf(basis: CreditBasis): CreditBasis['document'] {
  const { document, lines, givenBack } = basis
  const grosses = grossesBack(basis)
  const vat = document.vat.map(({ rate }, index): DocumentVat => {
    const grossCents = grosses[index] ?? 0
    const netCents = netOfGross(grossCents, rate)
    return { rate, grossCents, netCents, vatCents: grossCents - netCents }
  })
  const { cardsCents, moneyCents, allowanceCents } = givenBack
  const pointsCents = sum(lines.map(({ back }) => back.cents)) + allowanceCents - cardsCents - moneyCents
  const centsOf = (kind: string): Cents => {
    if (kind === 'points') return pointsCents
    return kind === 'gift_card' ? cardsCents : moneyCents
  }
  const kinds = [...new Set(document.payments.map(({ kind }) => kind))]
  return { vat, payments: kinds.map((kind) => ({ kind, cents: centsOf(kind), transaction: null })) }
}

/**
 * Of each rate of the document. Allowances are taken from what is left of each, as they are about no goods; as that changes with
 * every return, no rate gets less than earlier credit notes took back.
 */
function grossesBack({ document, credited, lines, givenBack }: CreditBasis): Cents[] {
  const shares = lines.flatMap(sharesBack)
  const goods = document.vat.map(({ rate }) => sum(shares.map((share) => (share.rate === rate ? share.cents : 0))))
  const left = document.vat.map(({ grossCents }, index) => grossCents - (goods[index] ?? 0))
  const allowances = splitByWeight(givenBack.allowanceCents, left)
  const before = document.vat.map(({ rate }) =>
    sum(credited.vat.map((group) => (group.rate === rate ? group.grossCents : 0))),
  )
  const since = before.map((cents, index) => Math.max(0, (goods[index] ?? 0) + (allowances[index] ?? 0) - cents))
  const parts = splitByWeight(sum(goods) + givenBack.allowanceCents - sum(before), since)
  return before.map((cents, index) => cents + (parts[index] ?? 0))
}

/** One part after the other from what is left, so that none ever has less of more. */
function sharesBack({ shares, back }: SoldLine): { rate: number; cents: Cents }[] {
  let [restCents, weight] = [back.cents, sum(shares.map((share) => share.cents))]
  return shares.map((share) => {
    weight -= share.cents
    const [cents = 0] = splitByWeight(restCents, [share.cents, weight])
    restCents -= cents
    return { rate: share.rate, cents }
  })
}

function creditedLine({ line, quantity, cents, back }: SoldLine, { complete, credited }: CreditBasis): DocumentLine[] {
  const target = complete ? { quantity, cents } : back
  const earlier = credited.lines.filter((one) => one.line === line)
  const left = {
    line,
    quantity: target.quantity - sum(earlier.map((one) => one.quantity)),
    cents: target.cents - sum(earlier.map((one) => one.cents)),
  }
  return left.quantity > 0 ? [left] : []
}
