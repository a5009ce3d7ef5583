// Converts the amounts of an order between domain, database and contract. Nothing is added up here.

import type { Amounts as ContractAmounts } from '@stoa/contract/ordering/amounts'
import type { InstalmentPlan as ContractPlan } from '@stoa/contract/ordering/checkout'
import type { Totals as ContractTotals } from '@stoa/contract/ordering/totals'
import type { Language } from '@stoa/domain/language'
import type { InstalmentPlan } from '@stoa/domain/ordering/payment/instalments'
import {
  type Adjustment,
  type AdjustmentKind,
  groupAdjustments,
  namedAmounts,
} from '@stoa/domain/ordering/pricing/adjustments'
import type { LineNote } from '@stoa/domain/ordering/pricing/line-notes'
import type { MeansKind } from '@stoa/domain/ordering/pricing/means'
import type { Amounts, StoredAmounts } from '@stoa/domain/ordering/pricing/price-cart'
import { sql } from 'kysely'
import { inLanguageOrNull } from '../../database/localized-text.ts'
import type { Tables } from '../../database/schema.ts'

export { payableCents } from './payable.ts'

type LineNotes = ContractTotals['lines'][number]['notes']

export interface AdjustmentRow {
  kind: AdjustmentKind
  code: string | null
  label_el: string | null
  label_en: string | null
  cents: number
  line: number | null
}

/** The kind is what a release has written. */
type StoredAdjustmentRow = Omit<AdjustmentRow, 'kind'> & { kind: string }

export interface AmountsRow {
  products_cents: number
  total_cents: number
  net_cents: number
  vat_cents: number
  adjustments: AdjustmentRow[]
  /** Null for orders of earlier releases: all of it. */
  due_cents: number | null
  means: { kind: MeansKind; code: string; cents: number }[]
  vat_groups: { rate: number; gross_cents: number; net_cents: number; vat_cents: number }[]
}

/** The columns of an `AmountsRow`, of the order `o`. */
export const amountColumns = sql`
  o.products_cents, o.total_cents, o.net_cents, o.vat_cents, o.due_cents,
  coalesce((select json_agg(to_jsonb(m) order by m.position) from order_means m where m.order_id = o.id), '[]') as means,
  (select json_agg(to_jsonb(a) order by a.position) from order_adjustment a where a.order_id = o.id) as adjustments,
  (select json_agg(to_jsonb(v) order by v.rate) from order_vat v where v.order_id = o.id) as vat_groups`

export const adjustmentsFrom = (rows: readonly StoredAdjustmentRow[]): Adjustment[] =>
  rows.map(({ kind, code, label_el, label_en, cents, line }) => ({
    kind: kind as AdjustmentKind,
    code,
    label: label_el === null ? null : { el: label_el, en: label_en },
    cents,
    line,
  }))

export const amountsFrom = (row: AmountsRow): StoredAmounts => ({
  productsCents: row.products_cents,
  adjustments: adjustmentsFrom(row.adjustments),
  totalCents: row.total_cents,
  means: row.means,
  dueCents: row.due_cents ?? row.total_cents,
  netCents: row.net_cents,
  vatCents: row.vat_cents,
  vatGroups: row.vat_groups.map((group) => ({
    rate: group.rate,
    grossCents: group.gross_cents,
    netCents: group.net_cents,
    vatCents: group.vat_cents,
  })),
})

export const viewPlan = ({ count, monthlyCents: monthly, lastCents: last }: InstalmentPlan): ContractPlan => ({
  ...{ count, monthly, last },
})

export function viewAmounts(amounts: StoredAmounts, language: Language): ContractAmounts {
  const { discountCents, shippingCents, paymentFeeCents } = namedAmounts(amounts.adjustments)
  return {
    products: amounts.productsCents,
    discount: discountCents,
    shippingCost: shippingCents,
    paymentFee: paymentFeeCents,
    adjustments: groupAdjustments(amounts.adjustments).map(({ kind, code, label, cents, lines }) => ({
      kind,
      code,
      label: label && inLanguageOrNull(label.el, label.en, language),
      amount: cents,
      lines,
    })),
    total: amounts.totalCents,
    means: amounts.means.map(({ kind, code, cents }) => ({ kind, code, amount: cents })),
    due: amounts.dueCents,
    net: amounts.netCents,
    vat: amounts.vatCents,
    vatGroups: amounts.vatGroups.map((group) => ({
      rate: group.rate,
      gross: group.grossCents,
      net: group.netCents,
      vat: group.vatCents,
    })),
  }
}

/** For the order's own row. Those with columns of their own are adjustments too. */
export function orderAmounts(amounts: Amounts) {
  const { discountCents, shippingCents, paymentFeeCents } = namedAmounts(amounts.adjustments)
  return {
    products_cents: amounts.productsCents,
    discount_cents: discountCents,
    shipping_cents: shippingCents,
    payment_fee_cents: paymentFeeCents,
    total_cents: amounts.totalCents,
    due_cents: amounts.dueCents,
    net_cents: amounts.netCents,
    vat_cents: amounts.vatCents,
  }
}

export const adjustmentRows = (orderId: number, adjustments: readonly Adjustment[]): Tables['order_adjustment'][] =>
  adjustments.map(({ kind, code, label, cents, line }, position) => ({
    order_id: orderId,
    position,
    kind,
    code,
    label_el: label?.el ?? null,
    label_en: label?.en ?? null,
    cents,
    line,
  }))

export const meansRows = (orderId: number, means: Amounts['means']): Tables['order_means'][] =>
  means.map(({ kind, code, cents }, position) => ({ order_id: orderId, position, kind, code, cents }))

export const viewNotes = (notes: readonly LineNote[], language: Language): LineNotes =>
  notes.map(({ kind, label, cents, copies, until }) => ({
    kind,
    label: label && inLanguageOrNull(label.el, label.en, language),
    amount: cents,
    copies,
    until,
  }))

export const vatRows = (orderId: number, groups: Amounts['vatGroups']): Tables['order_vat'][] =>
  groups.map((group) => ({
    order_id: orderId,
    rate: group.rate,
    gross_cents: group.grossCents,
    net_cents: group.netCents,
    vat_cents: group.vatCents,
  }))
