// What is paid for, line by line, for providers that show it to the buyer or answer for it. The lines sum to what is left to pay, to
// the cent, and each has one rate of VAT: a set with parts of two rates is two lines, and delivery to goods of two rates as well.

import { isShipped } from '../../catalogue/product-kinds.ts'
import { type Cents, netOfGross, splitByWeight, sum } from '../../money.ts'
import type { MeansKind } from '../pricing/means.ts'

/** What is charged beside the goods, was paid before money, or came back before the order was paid. */
export type PaymentExtra = 'wrapping' | 'shipping' | 'payment_fee' | MeansKind | 'returned'

export interface PaymentLine {
  kind: 'goods' | 'digital' | PaymentExtra
  /** The product's; of what is no product, nothing. */
  code: string
  name: string
  quantity: number
  /** Before the discount; negative for what was paid before money or came back. */
  unitCents: Cents
  /** Off all of them, without sign. */
  discountCents: Cents
  /** Basis points. */
  vatRate: number
  totalCents: Cents
  /** In the total. */
  vatCents: Cents
}

/** As it is stored. */
export interface PayableGoods {
  kind: string
  code: string
  name: string
  quantity: number
  /** Before any adjustment. */
  unitCents: Cents
  /** With its adjustments. */
  totalCents: Cents
  /** For wrapping, in the total. */
  wrappingCents: Cents
  vatRate: number
  /** Of a set: they sum to its total. */
  parts: readonly { vatRate: number; cents: Cents }[]
}

export interface PayableOrder {
  goods: readonly PayableGoods[]
  vat: readonly { rate: number; grossCents: Cents }[]
  paymentFeeCents: Cents
  means: readonly { kind: MeansKind; cents: Cents }[]
  /** What came back, in money. */
  returnedCents: Cents
}

export type PaymentLineNames = Readonly<Record<PaymentExtra, string>>

export function paymentLines(order: PayableOrder, names: PaymentLineNames): PaymentLine[] {
  const goods = order.goods.flatMap((line) => goodsLines(line, names))
  const extras = order.vat.map(({ rate, grossCents }) => ({
    rate,
    cents: grossCents - sum(goods.filter(({ vatRate }) => vatRate === rate).map(({ totalCents }) => totalCents)),
  }))
  const fees = splitByWeight(
    order.paymentFeeCents,
    extras.map(({ cents }) => cents),
  )
  const charged = extras.flatMap(({ rate, cents }, index) => {
    const feeCents = fees[index] ?? 0
    return [extraLine('shipping', names, cents - feeCents, rate), extraLine('payment_fee', names, feeCents, rate)]
  })
  const means = order.means.map(({ kind, cents }) => extraLine(kind, names, -cents, 0))
  const returned = extraLine('returned', names, -order.returnedCents, 0)
  return [...goods, ...[...charged, ...means, returned].filter(({ totalCents }) => totalCents !== 0)]
}

function goodsLines(line: PayableGoods, names: PaymentLineNames): PaymentLine[] {
  const { code, name, quantity, unitCents, wrappingCents } = line
  const kind = isShipped(line.kind) ? 'goods' : 'digital'
  const rates = [...new Set(line.parts.map((part) => part.vatRate))]
  if (rates.length > 1)
    return rates.map((vatRate) => {
      const cents = sum(line.parts.filter((part) => part.vatRate === vatRate).map((part) => part.cents))
      return taxed({ kind, code, name, quantity: 1, unitCents: cents, discountCents: 0, vatRate })
    })
  const [vatRate = line.vatRate] = rates
  const discountCents = quantity * unitCents - (line.totalCents - wrappingCents)
  const own = taxed({ kind, code, name, quantity, unitCents, discountCents, vatRate })
  return wrappingCents === 0 ? [own] : [own, extraLine('wrapping', names, wrappingCents, vatRate)]
}

const extraLine = (kind: PaymentExtra, names: PaymentLineNames, cents: Cents, vatRate: number): PaymentLine =>
  taxed({ kind, code: '', name: names[kind], quantity: 1, unitCents: cents, discountCents: 0, vatRate })

function taxed(line: Omit<PaymentLine, 'totalCents' | 'vatCents'>): PaymentLine {
  const totalCents = line.quantity * line.unitCents - line.discountCents
  return { ...line, totalCents, vatCents: totalCents - netOfGross(totalCents, line.vatRate) }
}
