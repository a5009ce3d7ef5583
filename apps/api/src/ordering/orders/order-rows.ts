// The rows of an order. Everything agreed is copied, so that a later change of the catalogue changes no order.

import type { OrderRequest } from '@stoa/contract/ordering/place-order'
import { newsletterConsent } from '@stoa/domain/identity/newsletters'
import type { Language } from '@stoa/domain/language'
import type { ProductKey } from '@stoa/domain/ordering/cart/cart'
import { type OrderedExtension, orderedExtension } from '@stoa/domain/ordering/cart/line-extension'
import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import type { DeliveryEstimate } from '@stoa/domain/ordering/delivery/estimate-delivery'
import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { OrderAddress, OrderAddresses } from '@stoa/domain/ordering/order/decide-addresses'
import type { OrderChannel } from '@stoa/domain/ordering/order/order-channel'
import { getPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { limitedUntilOf } from '@stoa/domain/ordering/pricing/line-notes'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import type { SaleVat } from '@stoa/domain/ordering/pricing/vat-place'
import type { SharedStockRow } from '@stoa/domain/ordering/stock/allocate-stock'
import type { Selectable } from 'kysely'
import { inLanguage } from '../../database/localized-text.ts'
import type { Tables } from '../../database/schema.ts'
import type { SignedIn } from '../../http/caller.ts'
import { orderAmounts } from '../amounts/amounts.service.ts'
import { type CartProductRow, findCartProduct } from '../cart/read-cart.service.ts'
import type { Terms } from '../cart/terms.service.ts'
import type { OwnHold } from '../stock/stock-holds.service.ts'
import { type InvoiceVat, vatColumns } from './invoice-vat.ts'

/** As its carrier lists it. */
export interface PointRow {
  carrier: CarrierCode
  id: string
  name: string
  street: string
  city: string
  postal_code: string
}

export interface AgreedPayment {
  typeId: number
  /** A payment kind's code. */
  code: string
  /** 1: all at once. */
  instalments: number
}

/** Everything agreed. */
export interface AgreedOrder {
  id: number
  uid: string
  code: string
  language: Language
  placedAt: Date
  request: OrderRequest
  channel: OrderChannel
  /** Null for a guest. */
  buyer: Pick<SignedIn, 'customerId' | 'staffId'> | null
  addresses: OrderAddresses
  payment: AgreedPayment
  /** What is known of the VAT number of an invoice. */
  vatCheck: InvoiceVat
  vat: SaleVat
  /** Where it is collected. */
  branchId: number | null
  /** The locker or pickup point where it is collected. */
  point: PointRow | null
  terms: Terms
  products: readonly CartProductRow[]
  /** What was kept for it until now. */
  hold: OwnHold
  /** As it was read, not locked. */
  stock: readonly SharedStockRow[]
  totals: Totals
  /** When it comes, or can be collected. */
  days: Pick<DeliveryEstimate, 'from' | 'to'>
  /** When it is ready at its branch; null where no hour is promised. */
  readyAt: Date | null
}

type OrderColumns = Omit<
  Selectable<Tables['customer_order']>,
  'paid_cents' | 'terms_version' | 'erase_by' | 'papers_until'
>
type LineColumns = Omit<Selectable<Tables['order_line']>, 'id' | 'extension'> & { extension: OrderedExtension | null }

export const orderRow = ({ request, buyer, payment, totals, days, vat, ...order }: AgreedOrder): OrderColumns => ({
  id: order.id,
  uid: order.uid,
  code: order.code,
  language: order.language,
  channel: order.channel,
  type: request.documentKind === 'invoice' ? 'invoice' : 'retail',
  email: request.email,
  customer_id: buyer?.customerId ?? null,
  staff_id: buyer?.staffId ?? null,
  newsletter: newsletterConsent(request.acceptedNewsletter),
  contact_channel: request.contactChannel ?? 'Email',
  remarks: request.remarks || null,
  gift_note: request.extras?.giftNote ?? null,
  shipping_type_id: request.shippingTypeId,
  branch_id: order.branchId,
  payment_type_id: payment.typeId,
  instalments: payment.instalments,
  payment_status: getPaymentKind(payment.code).placedAs,
  ...orderAmounts(totals),
  vat_area: vat.area,
  vat_scheme: vat.scheme,
  delivery_from: isoDay(days.from),
  delivery_to: isoDay(days.to),
  ready_at: order.readyAt,
  placed_at: order.placedAt,
})

export const lineRows = ({ id, language, totals, products }: AgreedOrder): LineColumns[] =>
  totals.lines.map((line, position) => {
    const product = getFacts(products, line)
    const nameOf = (of: ProductKey): string => {
      const { name_el, name_en } = getFacts(products, of)
      return inLanguage(name_el, name_en, language)
    }
    return {
      order_id: id,
      position,
      product_id: line.productId,
      dimension_id: line.dimensionId === 0 ? null : line.dimensionId,
      code: product.code,
      name: nameOf(line),
      dimension_name:
        product.dimension_el === null ? null : inLanguage(product.dimension_el, product.dimension_en, language),
      quantity: line.quantity,
      unit_price_cents: line.unitPriceCents,
      unit_prior_cents: line.unitPriorCents,
      vat_rate: line.vatRate,
      total_cents: line.totalCents,
      extension: orderedExtension(line.extension, nameOf),
      gift: line.gift,
      withdrawable: line.withdrawable ?? true,
      box_line: line.boxLine ?? null,
      limited_until: limitedUntilOf(line.notes),
    }
  })

/** What the sets contained, with the share and the VAT of each part. */
export const partRows = ({ id, language, totals, products }: AgreedOrder): Tables['order_line_part'][] =>
  totals.lines.flatMap(({ parts = [] }, line) =>
    parts.map((part, position) => {
      const product = getFacts(products, part)
      const form =
        product.dimension_el === null ? [] : [inLanguage(product.dimension_el, product.dimension_en, language)]
      return {
        order_id: id,
        line,
        position,
        product_id: part.productId,
        dimension_id: part.dimensionId === 0 ? null : part.dimensionId,
        code: product.code,
        name: [inLanguage(product.name_el, product.name_en, language), ...form].join(', '),
        quantity: part.quantity,
        vat_rate: part.vatRate,
        cents: part.totalCents,
      }
    }),
  )

function getFacts(products: readonly CartProductRow[], of: ProductKey): CartProductRow {
  const product = findCartProduct(products, of)
  if (!product) throw new Error(`product ${of.productId} was priced without facts`)
  return product
}

export const addressRow = (orderId: number, address: OrderAddress): Tables['order_address'] => ({
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

export const pointRows = ({ id, point }: AgreedOrder): Tables['order_pickup_point'][] =>
  point
    ? [
        {
          ...{ order_id: id, carrier: point.carrier, point_id: point.id, name: point.name, street: point.street },
          ...{ city: point.city, postal_code: point.postal_code },
        },
      ]
    : []

export const invoiceRow = ({ id, request, vatCheck, placedAt }: AgreedOrder): Tables['order_invoice'] => ({
  order_id: id,
  company_name: request.companyName ?? '',
  profession: request.profession ?? '',
  vat_number: request.vatNumber ?? '',
  tax_office: request.taxOffice ?? '',
  tax_office_number: request.taxOfficeNumber ?? null,
  ...vatColumns(vatCheck, 0, placedAt.getTime()),
})
