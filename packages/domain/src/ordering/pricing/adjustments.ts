// Every amount between the goods and the total is an adjustment. A new kind is one new row of the table below; sums,
// VAT, fingerprint, storage, pages and e-mails follow from it.

import type { Cents } from '../../money.ts'

interface AdjustmentRule {
  /** Whether it raises or lowers what is paid. */
  sign: 1 | -1
  /**
   * `line`: changes the price of one line, and with it the line's VAT. What reduces the order is spread over its lines.
   * `order`: is spread over all taxed goods by their value, and has their VAT.
   */
  scope: 'line' | 'order'
  /** It is in the price that is shown: no row of its own between the goods and the total. */
  inPrice?: true
}

export const adjustmentKinds = {
  discount: { sign: -1, scope: 'line', inPrice: true },
  promotion: { sign: -1, scope: 'line' },
  coupon: { sign: -1, scope: 'line' },
  wrapping: { sign: 1, scope: 'line' },
  shipping: { sign: 1, scope: 'order' },
  shipping_surcharge: { sign: 1, scope: 'order' },
  shipping_promotion: { sign: -1, scope: 'order' },
  shipping_coupon: { sign: -1, scope: 'order' },
  payment_fee: { sign: 1, scope: 'order' },
} as const satisfies Record<string, AdjustmentRule>

export type AdjustmentKind = keyof typeof adjustmentKinds

/** False for a kind of a later release. */
export const isAdjustmentKind = (kind: string): kind is AdjustmentKind => Object.hasOwn(adjustmentKinds, kind)

export const isInPrice = (kind: string): boolean => isAdjustmentKind(kind) && 'inPrice' in adjustmentKinds[kind]

type KindOf<Scope extends AdjustmentRule['scope']> = {
  [Kind in AdjustmentKind]: (typeof adjustmentKinds)[Kind]['scope'] extends Scope ? Kind : never
}[AdjustmentKind]

/** The label of this adjustment where it is data: a payment method, a promotion. */
export interface AdjustmentLabel {
  el: string
  en: string | null
}

export interface Adjustment {
  kind: AdjustmentKind
  /** Distinguishes adjustments of one kind: `cash_on_delivery`. */
  code: string | null
  label: AdjustmentLabel | null
  /** Negative when it lowers the total. */
  cents: Cents
  /** The position of the line it changes; null for the whole order. */
  line: number | null
}

/** An amount on the whole order, such as a fee; `cents` without sign. */
export interface Charge extends Pick<Adjustment, 'code' | 'label' | 'cents'> {
  kind: KindOf<'order'>
}

export interface LineChange extends Pick<Adjustment, 'code' | 'label' | 'cents'> {
  kind: KindOf<'line'>
  line: number
}

/** The only place where an adjustment gets its sign. */
export const toAdjustment = (change: Charge | LineChange): Adjustment => ({
  kind: change.kind,
  code: change.code,
  label: change.label,
  cents: adjustmentKinds[change.kind].sign * change.cents,
  line: 'line' in change ? change.line : null,
})

export const sumCents = (amounts: readonly { cents: Cents }[]): Cents =>
  amounts.reduce((total, { cents }) => total + cents, 0)

/** The amounts that have wire names of their own, without sign. */
export function namedAmounts(adjustments: readonly Adjustment[]) {
  const amountOf = (...kinds: AdjustmentKind[]): Cents =>
    Math.abs(sumCents(adjustments.filter(({ kind }) => kinds.includes(kind))))
  return {
    discountCents: amountOf('discount', 'promotion', 'coupon'),
    shippingCents: amountOf('shipping', 'shipping_surcharge', 'shipping_promotion', 'shipping_coupon'),
    paymentFeeCents: amountOf('payment_fee'),
  }
}

export interface AdjustmentGroup extends Omit<Adjustment, 'line'> {
  /** The positions of its lines; empty for the whole order. */
  lines: number[]
}

/** For display: an adjustment that was spread over several lines is one amount. */
export function groupAdjustments(adjustments: readonly Adjustment[]): AdjustmentGroup[] {
  const groups = new Map<string, AdjustmentGroup>()
  for (const { line, ...adjustment } of adjustments) {
    const key = `${adjustment.kind}\n${adjustment.code}\n${adjustment.label?.el}`
    const group = groups.get(key) ?? { ...adjustment, cents: 0, lines: [] }
    group.cents += adjustment.cents
    if (line !== null) group.lines.push(line)
    groups.set(key, group)
  }
  return [...groups.values()]
}
