// Every amount that stands between the goods and the total is one row of this list. A new kind of amount is one new row of the
// table below; sums, VAT, fingerprint, storage, pages and mails follow from it.

import type { Cents } from '../../money.ts'

interface AdjustmentRule {
  /** Whether it raises or lowers what is paid. */
  sign: 1 | -1
  /**
   * `line`: it changes what the goods of one line cost, and with them their VAT and what is missing to free shipping. `order`: all
   * taxed goods carry it by their value, and it carries their VAT.
   */
  scope: 'line' | 'order'
}

export const adjustmentKinds = {
  discount: { sign: -1, scope: 'line' },
  shipping: { sign: 1, scope: 'order' },
  payment_fee: { sign: 1, scope: 'order' },
} as const satisfies Record<string, AdjustmentRule>

export type AdjustmentKind = keyof typeof adjustmentKinds

export const adjustmentKindNames = Object.keys(adjustmentKinds) as [AdjustmentKind, ...AdjustmentKind[]]

type KindOf<Scope extends AdjustmentRule['scope']> = {
  [Kind in AdjustmentKind]: (typeof adjustmentKinds)[Kind]['scope'] extends Scope ? Kind : never
}[AdjustmentKind]

/** What the shop calls this very amount, where that is data: a way of paying, a promotion. */
export interface AdjustmentLabel {
  el: string
  en: string | null
}

export interface Adjustment {
  kind: AdjustmentKind
  /** Which one of its kind: `cash_on_delivery`. */
  code: string | null
  label: AdjustmentLabel | null
  /** Below zero when it lowers the total. */
  cents: Cents
  /** The position of the line whose goods it changes; null when it belongs to the order. */
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

/** The amounts that other programs know by a name of their own, without sign. */
export function namedAmounts(adjustments: readonly Adjustment[]) {
  const amountOf = (kind: AdjustmentKind): Cents =>
    Math.abs(sumCents(adjustments.filter((adjustment) => adjustment.kind === kind)))
  return {
    discountCents: amountOf('discount'),
    shippingCents: amountOf('shipping'),
    paymentFeeCents: amountOf('payment_fee'),
  }
}

export interface AdjustmentGroup extends Omit<Adjustment, 'line'> {
  /** The positions of its lines; empty when it belongs to the order. */
  lines: number[]
}

/** As a reader sees them: what was spread over several lines is one amount. */
export function groupAdjustments(adjustments: readonly Adjustment[]): AdjustmentGroup[] {
  const groups = new Map<string, AdjustmentGroup>()
  for (const { line, ...adjustment } of adjustments) {
    const key = JSON.stringify([adjustment.kind, adjustment.code, adjustment.label?.el])
    const group = groups.get(key) ?? { ...adjustment, cents: 0, lines: [] }
    group.cents += adjustment.cents
    if (line !== null) group.lines.push(line)
    groups.set(key, group)
  }
  return [...groups.values()]
}
