// Converts the amounts of an order between domain, database and contract. Nothing is added up here.

import type { Amounts as ContractAmounts } from '@stoa/contract/ordering/amounts'
import type { Language } from '@stoa/domain/language'
import {
  type Adjustment,
  type AdjustmentKind,
  groupAdjustments,
  namedAmounts,
} from '@stoa/domain/ordering/pricing/adjustments'
import type { Amounts } from '@stoa/domain/ordering/pricing/price-cart'
import { sql } from 'kysely'
import { inLanguageOrNull } from '../../database/localized-text.ts'
import type { Tables } from '../../database/schema.ts'

export interface AdjustmentRow {
  kind: AdjustmentKind
  code: string | null
  label_el: string | null
  label_en: string | null
  cents: number
  line: number | null
}

export interface AmountsRow {
  products_cents: number
  total_cents: number
  net_cents: number
  vat_cents: number
  adjustments: AdjustmentRow[]
  vat_groups: { rate: number; gross_cents: number; net_cents: number; vat_cents: number }[]
}

/** The columns of an `AmountsRow`, of the order `o`. */
export const amountColumns = sql`
  o.products_cents, o.total_cents, o.net_cents, o.vat_cents,
  (select json_agg(to_jsonb(a) order by a.position) from order_adjustment a where a.order_id = o.id) as adjustments,
  (select json_agg(to_jsonb(v) order by v.rate) from order_vat v where v.order_id = o.id) as vat_groups`

export const amountsFrom = (row: AmountsRow): Amounts => ({
  productsCents: row.products_cents,
  adjustments: row.adjustments.map(({ kind, code, label_el, label_en, cents, line }) => ({
    kind,
    code,
    label: label_el === null ? null : { el: label_el, en: label_en },
    cents,
    line,
  })),
  totalCents: row.total_cents,
  netCents: row.net_cents,
  vatCents: row.vat_cents,
  vatGroups: row.vat_groups.map((group) => ({
    rate: group.rate,
    grossCents: group.gross_cents,
    netCents: group.net_cents,
    vatCents: group.vat_cents,
  })),
})

export function viewAmounts(amounts: Amounts, language: Language): ContractAmounts {
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

export const vatRows = (orderId: number, groups: Amounts['vatGroups']): Tables['order_vat'][] =>
  groups.map((group) => ({
    order_id: orderId,
    rate: group.rate,
    gross_cents: group.grossCents,
    net_cents: group.netCents,
    vat_cents: group.vatCents,
  }))
