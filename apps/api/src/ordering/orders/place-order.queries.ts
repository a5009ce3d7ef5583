// The SQL of placing an order: what it needs to know, and all its rows, in one statement each.

import type { OrderRequest } from '@stoa/contract/ordering/place-order'
import { newsletterConsent } from '@stoa/domain/identity/newsletters'
import type { Language } from '@stoa/domain/language'
import type { ProductKey } from '@stoa/domain/ordering/cart/cart'
import { type OrderedExtension, orderedExtension } from '@stoa/domain/ordering/cart/line-extension'
import type { DeliveryEstimate } from '@stoa/domain/ordering/delivery/estimate-delivery'
import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { OrderAddress, OrderAddresses } from '@stoa/domain/ordering/order/decide-addresses'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { getPaymentKind, paidByMeans } from '@stoa/domain/ordering/payment/payment-kinds'
import { limitedUntilOf } from '@stoa/domain/ordering/pricing/line-notes'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import { type Selectable, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { inLanguage } from '../../database/localized-text.ts'
import { outboxRow } from '../../database/outbox.ts'
import type { Tables } from '../../database/schema.ts'
import type { Executor } from '../../database/transaction.ts'
import type { SignedIn } from '../../http/caller.ts'
import { adjustmentRows, meansRows, orderAmounts, vatRows } from '../amounts/amounts.service.ts'
import {
  type CartProductRow,
  chosenTerms,
  findCartProduct,
  type Terms,
  type TermsChoice,
  termsColumns,
} from '../cart/cart.service.ts'

export interface PlaceRow {
  id: number
  iso: string
  postal_code_digits: number | null
  region_ids: number[]
}

/** Everything an order needs to know besides its products. */
export interface OrderBasisRow extends Terms {
  places: PlaceRow[]
  branch_known: boolean
  /** The way of paying of orders with nothing left to pay; null in a shop that has none. */
  means_type_id: number | null
  order_id: number
  number: number
  /** Of the permutation that makes codes of numbers. */
  code_key: string
}

interface BasisOf extends TermsChoice {
  countryIds: readonly number[]
  branchId: number | null
}

const selectOrderBasis = compileOnce(
  (_, value: ValueOf<BasisOf>) => sql<OrderBasisRow>`
    select ${termsColumns},
      coalesce((select json_agg(json_build_object('id', c.id, 'iso', c.iso, 'postal_code_digits', c.postal_code_digits,
          'region_ids', array(select r.id from country_region r where r.country_id = c.id)))
        from country c where c.id = any(${value('countryIds')}::int[])), '[]') as places,
      exists (select from branch where id = ${value('branchId')}) as branch_known,
      (select id from payment_type where code = ${paidByMeans}) as means_type_id,
      nextval('customer_order_id_seq') as order_id, nextval('order_number') as number, (select key from order_code_key) as code_key
    from (${chosenTerms(value)}) as chosen`,
)

/** The countries of the addresses, whether the branch exists, the terms, and the order's id and number. */
export async function getOrderBasis(
  db: Executor,
  countryIds: readonly number[],
  branchId: number | null,
  choice: TermsChoice,
): Promise<OrderBasisRow> {
  const [row] = await selectOrderBasis(db, { ...choice, countryIds, branchId })
  if (!row) throw new Error('a select of one row gave none')
  return row
}

export interface AgreedPayment {
  typeId: number
  /** A payment kind's code. */
  code: string
}

/** Everything agreed, which is copied, so that a later change of the catalogue changes no order. */
export interface AgreedOrder {
  id: number
  uid: string
  code: string
  language: Language
  placedAt: Date
  request: OrderRequest
  /** Null for a guest. */
  buyer: Pick<SignedIn, 'customerId' | 'staffId'> | null
  addresses: OrderAddresses
  payment: AgreedPayment
  /** Where it is collected. */
  branchId: number | null
  terms: Terms
  products: readonly CartProductRow[]
  totals: Totals
  /** When it comes, or can be collected. */
  days: Pick<DeliveryEstimate, 'from' | 'to'>
}

type OrderColumns = Omit<
  Selectable<Tables['customer_order']>,
  'channel' | 'terms_version' | 'erase_by' | 'papers_until'
>
type LineColumns = Omit<Selectable<Tables['order_line']>, 'id' | 'extension'> & { extension: OrderedExtension | null }

const orderRow = ({ request, buyer, payment, totals, days, ...order }: AgreedOrder): OrderColumns => ({
  id: order.id,
  uid: order.uid,
  code: order.code,
  language: order.language,
  type: request.documentKind === 'invoice' ? 'invoice' : 'retail',
  email: request.email,
  customer_id: buyer?.customerId ?? null,
  staff_id: buyer?.staffId ?? null,
  newsletter: newsletterConsent(request.acceptedNewsletter),
  remarks: request.remarks || null,
  gift_note: request.extras?.giftNote ?? null,
  shipping_type_id: request.shippingTypeId,
  branch_id: order.branchId,
  payment_type_id: payment.typeId,
  payment_status: getPaymentKind(payment.code).placedAs,
  ...orderAmounts(totals),
  delivery_from: isoDay(days.from),
  delivery_to: isoDay(days.to),
  placed_at: order.placedAt,
})

const lineRows = ({ id, language, totals, products }: AgreedOrder): LineColumns[] =>
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
const partRows = ({ id, language, totals, products }: AgreedOrder): Tables['order_line_part'][] =>
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

const addressRow = (orderId: number, address: OrderAddress): Tables['order_address'] => ({
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

const invoiceRow = (orderId: number, request: OrderRequest): Tables['order_invoice'] => ({
  order_id: orderId,
  company_name: request.companyName ?? '',
  profession: request.profession ?? '',
  vat_number: request.vatNumber ?? '',
  tax_office: request.taxOffice ?? '',
  tax_office_number: request.taxOfficeNumber ?? null,
})

const columnsOf = (row: object | undefined) => sql.raw(Object.keys(row ?? {}).join(', '))

/**
 * One statement whose text is the same for every order, so that it is planned once; the rows come as JSON. The response
 * is saved with the idempotency key. Returns the ids of the lines in their order.
 */
export async function insertOrder(
  tx: Executor,
  agreed: AgreedOrder,
  { key, response }: { key: string; response: unknown },
): Promise<number[]> {
  const { id, request, addresses, totals } = agreed
  const order = orderRow(agreed)
  const lines = lineRows(agreed)
  const orderColumns = columnsOf(order)
  const lineColumns = columnsOf(lines[0])
  const addressRows = [addresses.billing, addresses.delivery].flatMap((one) => (one ? addressRow(id, one) : []))
  const invoiceRows = request.documentKind === 'invoice' ? [invoiceRow(id, request)] : []
  const event = outboxRow('order.placed', { orderId: id })
  const { rows } = await sql<{ line_ids: number[] }>`
    with placed as (
      insert into customer_order (${orderColumns}) overriding system value
      select ${orderColumns} from json_populate_record(null::customer_order, ${JSON.stringify(order)}::json)),
    lines as (
      insert into order_line (${lineColumns})
      select ${lineColumns} from json_populate_recordset(null::order_line, ${JSON.stringify(lines)}::json)
      returning id, position),
    parts as (
      insert into order_line_part
      select * from json_populate_recordset(null::order_line_part, ${JSON.stringify(partRows(agreed))}::json)),
    addresses as (
      insert into order_address
      select * from json_populate_recordset(null::order_address, ${JSON.stringify(addressRows)}::json)),
    invoices as (
      insert into order_invoice
      select * from json_populate_recordset(null::order_invoice, ${JSON.stringify(invoiceRows)}::json)),
    vat as (
      insert into order_vat select * from json_populate_recordset(null::order_vat, ${JSON.stringify(vatRows(id, totals.vatGroups))}::json)),
    adjustments as (
      insert into order_adjustment
      select * from json_populate_recordset(null::order_adjustment, ${JSON.stringify(adjustmentRows(id, totals.adjustments))}::json)),
    means as (
      insert into order_means select * from json_populate_recordset(null::order_means, ${JSON.stringify(meansRows(id, totals.means))}::json)),
    first_status as (
      insert into order_status_change (order_id, status, at)
      values (${id}, ${orderStatusNumbers.pending}, ${order.placed_at})),
    event as (insert into outbox (topic, payload) values (${event.topic}, ${event.payload}::jsonb)),
    answered as (
      update idempotency_key set answer = ${JSON.stringify(response)}::jsonb where key = ${key})
    select json_agg(id order by position) as line_ids from lines`.execute(tx)
  return rows[0]?.line_ids ?? []
}
