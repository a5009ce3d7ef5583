// The rows of an order: everything agreed is copied, so that a later change of the catalogue changes no order.

import type { Language } from '@stoa/domain/language'
import type { DeliveryEstimate } from '@stoa/domain/ordering/delivery/estimate-delivery'
import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { inLanguage } from '../../database/localized-text.ts'
import { orderAmounts } from '../amounts/amounts.service.ts'
import { findCartProduct, isCollected } from '../cart/cart.service.ts'
import type { OrderData, PlaceOrderInput } from './gather.ts'
import type { insertOrder, NewLine } from './orders.queries.ts'

/** `STO-26-000123`: the year and a running number. */
export const orderCode = (number: number, now: number): string =>
  `STO-${new Date(now).getUTCFullYear() % 100}-${number.toString().padStart(6, '0')}`

export function orderOf(
  { request, language, now, buyer }: PlaceOrderInput,
  { totals, number, terms }: OrderData,
  uid: string,
  estimate: DeliveryEstimate,
): Parameters<typeof insertOrder>[1] {
  return {
    uid,
    code: orderCode(number, now),
    language,
    type: request.documentKind === 'invoice' ? 'invoice' : 'retail',
    email: request.email,
    customer_id: buyer?.customerId ?? null,
    staff_id: buyer?.staffId ?? null,
    newsletter: request.acceptedNewsletter,
    remarks: request.remarks || null,
    shipping_type_id: request.shippingTypeId,
    branch_id: isCollected(terms) ? (request.branchId ?? null) : null,
    payment_type_id: request.paymentTypeId,
    ...orderAmounts(totals),
    delivery_from: isoDay(estimate.from),
    delivery_to: isoDay(estimate.to),
    placed_at: new Date(now),
  }
}

export const linesOf = (orderId: number, { totals, cart }: OrderData, language: Language): NewLine[] =>
  totals.lines.map((line, position) => {
    const product = findCartProduct(cart.products, line)
    if (!product) throw new Error(`product ${line.productId} was priced without facts`)
    return {
      order_id: orderId,
      position,
      product_id: line.productId,
      dimension_id: line.dimensionId === 0 ? null : line.dimensionId,
      code: product.code,
      name: inLanguage(product.name_el, product.name_en, language),
      dimension_name:
        product.dimension_el === null ? null : inLanguage(product.dimension_el, product.dimension_en, language),
      quantity: line.quantity,
      unit_price_cents: line.unitPriceCents,
      unit_prior_cents: line.unitPriorCents,
      vat_rate: line.vatRate,
      total_cents: line.totalCents,
    }
  })

/** The order's dependent rows besides its lines. */
export function detailsOf({ request, now }: PlaceOrderInput, { addresses, totals }: OrderData) {
  const { billing, delivery } = addresses
  const invoice = {
    company_name: request.companyName ?? '',
    profession: request.profession ?? '',
    vat_number: request.vatNumber ?? '',
    tax_office: request.taxOffice ?? '',
  }
  return {
    addresses: delivery ? [billing, delivery] : [billing],
    invoice: request.documentKind === 'invoice' ? invoice : null,
    totals,
    placedAt: new Date(now),
  }
}
