// Orders as the contract shows them.

import type { BankAccount } from '@stoa/contract/ordering/checkout'
import type { Order, OrderLine, OrderTracking } from '@stoa/contract/ordering/orders'
import type { Language } from '@stoa/domain/language'
import { carrierNames, parcelAddress } from '@stoa/domain/ordering/delivery/carriers'
import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { contentsOf } from '@stoa/domain/ordering/order/order-contents'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { collectionDeadline } from '@stoa/domain/ordering/payment/collection-deadline'
import { depositDeadline } from '@stoa/domain/ordering/payment/deposit-deadline'
import { lostHoldDeadline } from '@stoa/domain/ordering/payment/held-payment'
import { instalmentPlan } from '@stoa/domain/ordering/payment/instalments'
import type { Adjustment } from '@stoa/domain/ordering/pricing/adjustments'
import { orderedNotesOf } from '@stoa/domain/ordering/pricing/line-notes'
import { inLanguage, inLanguageOrNull } from '../../database/localized-text.ts'
import { amountsFrom, viewAmounts, viewNotes, viewPlan } from '../amounts/amounts.service.ts'
import type {
  AddressRow,
  CompanyRow,
  OrderLineRow,
  OrderRow,
  PointRow,
  StatusRow,
  TrackingRow,
} from './orders.queries.ts'

export const viewChange = ({ status, at }: StatusRow) => ({
  status: getOrderStatus(status),
  at: new Date(at).toISOString(),
})

/** The first status is the placing of the order. */
function deadlineOf({ payment, changes, due_cents }: TrackingRow): string | null {
  if (due_cents === 0) return null
  const placed = changes[0]
  const day = placed ? depositDeadline(payment, Date.parse(placed.at)) : null
  return day === null ? null : isoDay(day)
}

/** While it waits at its branch to be paid there. */
function lastCollectionOf({ payment, changes }: TrackingRow): string | null {
  const last = changes.at(-1)
  if (!last || getOrderStatus(last.status) !== 'readyForPickup') return null
  const day = collectionDeadline(payment, Date.parse(last.at))
  return day === null ? null : isoDay(day)
}

/** Until when an order is kept to be paid anew. */
export const viewPayBy = (lostAt: Date | null): string | null => lostAt && isoDay(lostHoldDeadline(lostAt.getTime()))

export const viewTracking = (row: TrackingRow): OrderTracking => ({
  code: row.code,
  shipping: row.shipping,
  payment: row.payment,
  deliveryFrom: row.delivery_from,
  deliveryTo: row.delivery_to,
  readyAt: row.ready_at?.toISOString() ?? null,
  depositDeadline: deadlineOf(row),
  collectionDeadline: lastCollectionOf(row),
  payBy: viewPayBy(row.hold_lost_at),
  released: row.released,
  fetched: row.fetched,
  awaited: row.awaited,
  contents: contentsOf(row.contents),
  changes: row.changes.map(viewChange),
})

const viewSent = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())

function viewAddress(row: AddressRow, language: Language): Order['billing'] {
  return {
    addressTitle: row.title,
    firstName: row.first_name,
    lastName: row.last_name,
    mobile: row.mobile,
    phone: row.phone,
    street: row.street,
    city: row.city,
    area: row.area,
    building: row.building,
    postalCode: row.postal_code,
    regionName: inLanguageOrNull(row.region_el, row.region_en, language),
    countryName: inLanguage(row.country_el, row.country_en, language),
  }
}

const viewCompany = (row: CompanyRow): Order['company'] => ({
  companyName: row.company_name,
  profession: row.profession,
  vatNumber: row.vat_number,
  taxOffice: row.tax_office,
  taxOfficeNumber: row.tax_office_number,
})

const viewPoint = ({ name, street, city, postal_code }: PointRow): Order['pickupPoint'] => ({
  ...{ name, street, city },
  postalCode: postal_code,
})

export const viewLine = (line: OrderLineRow, adjustments: readonly Adjustment[], language: Language): OrderLine => ({
  productId: line.product_id,
  dimensionId: line.dimension_id ?? 0,
  quantity: line.quantity,
  unitPrice: line.unit_price_cents,
  unitPriceBeforeDiscount: line.unit_prior_cents,
  total: line.total_cents,
  gift: line.gift,
  boxLine: line.box_line ?? undefined,
  withdrawable: line.withdrawable,
  ahead: line.ahead ?? undefined,
  notes: viewNotes(
    orderedNotesOf(
      adjustments.filter((adjustment) => adjustment.line === line.position),
      line.limited_until,
    ),
    language,
  ),
  code: line.code,
  name: line.name,
  dimensionName: line.dimension_name,
  extension: line.extension ?? undefined,
  parts: line.parts.length === 0 ? undefined : line.parts,
})

/** `accounts`: where a deposit goes. */
export function viewOrder(row: OrderRow, accounts: BankAccount[], language: Language): Order {
  const tracking = viewTracking(row)
  const stored = amountsFrom(row)
  const address = (kind: AddressRow['kind']) => row.addresses.find((candidate) => candidate.kind === kind)
  const billing = address('billing')
  const delivery = address('delivery')
  const last = tracking.changes.at(-1)
  if (!billing || !last) throw new Error(`order ${row.code} is not whole`)
  const buyer = viewAddress(billing, language)
  return {
    uid: row.uid,
    ...tracking,
    email: row.email,
    language: row.language,
    placedAt: row.placed_at.toISOString(),
    status: last.status,
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    mobile: buyer.mobile,
    street: buyer.street,
    city: buyer.city,
    postalCode: buyer.postalCode,
    regionName: buyer.regionName,
    countryName: buyer.countryName,
    billing: buyer,
    delivery: delivery ? viewAddress(delivery, language) : null,
    channel: row.channel,
    invoice: row.type === 'invoice',
    company: row.company && viewCompany(row.company),
    remarks: row.remarks,
    extras: { giftNote: row.gift_note ?? undefined },
    termsVersion: row.terms_version,
    branchName: inLanguageOrNull(row.branch_el, row.branch_en, language),
    pickupPoint: row.point && viewPoint(row.point),
    shippingName: inLanguage(row.shipping_el, row.shipping_en, language),
    paymentHeld: row.payment_held,
    paymentName: inLanguage(row.payment_el, row.payment_en, language),
    instalments: row.instalments > 1 ? viewPlan(instalmentPlan(row.payable_cents, row.instalments)) : null,
    payable: row.payable_cents,
    documents: row.documents.map(({ grossCents: total, ...document }) => ({ ...document, total })),
    accounts: stored.dueCents > 0 ? accounts : [],
    parcels: row.parcels.map(({ carrier, number }) => ({
      ...{ carrier: carrierNames[carrier], number },
      address: parcelAddress(carrier, number, language),
    })),
    lines: row.lines.map((line) => ({
      ...viewLine(line, stored.adjustments, language),
      cardsSentAt: line.extension?.giftCard && viewSent(line.cards_sent_at),
    })),
    ...viewAmounts(stored, language),
  }
}
