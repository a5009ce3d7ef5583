// The rows of an order: everything agreed is copied, so that a later change of the catalogue changes no order.

import type { Language } from '@stoa/domain/language'
import type { DeliveryEstimate } from '@stoa/domain/ordering/delivery/estimate-delivery'
import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { OrderAddress } from '@stoa/domain/ordering/order/decide-addresses'
import { getPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { inLanguage } from '../../database/localized-text.ts'
import { adjustmentRows, orderAmounts, vatRows } from '../amounts/amounts.service.ts'
import { findCartProduct, isCollected } from '../cart/cart.service.ts'
import type { OrderData, PlaceOrderInput } from './gather.ts'
import type { NewLine, NewOrder, OrderRows } from './place-order.queries.ts'

/** `STO-26-000123`: the year and a running number. */
const orderCode = (number: number, now: number): string =>
  `STO-${new Date(now).getUTCFullYear() % 100}-${number.toString().padStart(6, '0')}`

export const rowsOf = (
  input: PlaceOrderInput,
  data: OrderData,
  uid: string,
  estimate: DeliveryEstimate,
): OrderRows => ({
  order: orderOf(input, data, uid, estimate),
  lines: linesOf(data, input.language),
  addresses: addressesOf(data),
  invoices: invoicesOf(input, data),
  vatGroups: vatRows(data.orderId, data.totals.vatGroups),
  adjustments: adjustmentRows(data.orderId, data.totals.adjustments),
})

function orderOf(
  { request, language, now, buyer }: PlaceOrderInput,
  { totals, orderId, number, terms }: OrderData,
  uid: string,
  estimate: DeliveryEstimate,
): NewOrder {
  return {
    id: orderId,
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
    payment_status: getPaymentKind(terms.payment?.code ?? '').placedAs,
    ...orderAmounts(totals),
    delivery_from: isoDay(estimate.from),
    delivery_to: isoDay(estimate.to),
    placed_at: new Date(now),
  }
}

const linesOf = ({ totals, cart, orderId }: OrderData, language: Language): NewLine[] =>
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

const addressesOf = ({ orderId, addresses: { billing, delivery } }: OrderData): OrderRows['addresses'] =>
  [billing, ...(delivery ? [delivery] : [])].map((address) => addressRow(orderId, address))

const addressRow = (orderId: number, address: OrderAddress): OrderRows['addresses'][number] => ({
  order_id: orderId,
  kind: address.kind,
  title: address.title,
  first_name: address.firstName,
  last_name: address.lastName,
  mobile: address.mobile,
  phone: address.phone,
  country_id: address.countryId,
  region_id: address.regionId,
  street: address.street,
  city: address.city,
  area: address.area,
  building: address.building,
  postal_code: address.postalCode,
})

const invoicesOf = ({ request }: PlaceOrderInput, { orderId }: OrderData): OrderRows['invoices'] =>
  request.documentKind === 'invoice'
    ? [
        {
          order_id: orderId,
          company_name: request.companyName ?? '',
          profession: request.profession ?? '',
          vat_number: request.vatNumber ?? '',
          tax_office: request.taxOffice ?? '',
        },
      ]
    : []
