// What became dearer since a buyer saw the totals of the same cart, and why: a price that changed, a promotion that takes
// nothing off any more, a code that no longer counts. Amounts are compared and never added up.

import type { Cents } from '../../money.ts'
import { type CartItem, sameLine } from '../cart/cart.ts'

/** What is remembered of totals that were shown. */
export interface SeenTotals {
  lines: readonly (CartItem & { unitPrice: Cents })[]
  promotions: readonly { code: string; label: string }[]
  codes: readonly { code: string; applied: boolean }[]
}

interface ShownTotals {
  lines: readonly (CartItem & { unitPrice: Cents; gift: boolean })[]
  adjustments: readonly { kind: string; code: string | null; label: string | null }[]
  codes: readonly { code: string; applied: boolean }[]
}

export type TotalsChange =
  | { reason: 'price_changed'; line: CartItem; from: Cents; to: Cents }
  | { reason: 'promotion_over'; label: string }
  | { reason: 'code_over'; code: string }

/** What promotions give is theirs, and comes and goes with them. */
export const toSeen = ({ lines, adjustments, codes }: ShownTotals): SeenTotals => ({
  lines: lines
    .filter(({ gift }) => !gift)
    .map(({ productId, dimensionId, quantity, extension, unitPrice }) => ({
      ...{ productId, dimensionId, quantity, unitPrice },
      ...(extension ? { extension } : {}),
    })),
  promotions: adjustments.flatMap(({ kind, code, label }) =>
    kind === 'promotion' && code !== null && label !== null ? [{ code, label }] : [],
  ),
  codes: codes.map(({ code, applied }) => ({ code, applied })),
})

/** Whether both are of the same lines and codes: otherwise the buyer has changed the amounts. */
export const isSameCart = (one: SeenTotals, other: SeenTotals): boolean =>
  one.lines.length === other.lines.length &&
  one.lines.every((line) => other.lines.some((its) => sameLine(its, line) && its.quantity === line.quantity)) &&
  one.codes.map(({ code }) => code).join('\n') === other.codes.map(({ code }) => code).join('\n')

/** Of the same cart. */
export function compareTotals(before: SeenTotals, now: SeenTotals): TotalsChange[] {
  const prices = before.lines.flatMap(({ unitPrice: from, ...line }): TotalsChange[] => {
    const to = now.lines.find((its) => sameLine(its, line))?.unitPrice ?? from
    return to === from ? [] : [{ reason: 'price_changed', line, from, to }]
  })
  const promotions = before.promotions
    .filter(({ code }) => !now.promotions.some((one) => one.code === code))
    .map(({ label }): TotalsChange => ({ reason: 'promotion_over', label }))
  const codes = before.codes
    .filter(({ code, applied }) => applied && now.codes.some((one) => one.code === code && !one.applied))
    .map(({ code }): TotalsChange => ({ reason: 'code_over', code }))
  return [...prices, ...promotions, ...codes]
}
