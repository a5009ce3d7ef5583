// Turns the rows of an order into the data of an e-mail, in the order's language.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { getKind } from '@stoa/domain/kinds'
import type { Language } from '@stoa/domain/language'
import { groupHours } from '@stoa/domain/ordering/delivery/group-hours'
import { collectedAt, shippingKinds } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { contentsOf } from '@stoa/domain/ordering/order/order-contents'
import { depositDeadline } from '@stoa/domain/ordering/payment/deposit-deadline'
import { instalmentPlan } from '@stoa/domain/ordering/payment/instalments'
import { getPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { sumCents } from '@stoa/domain/ordering/pricing/adjustments'
import { gainsOf } from '@stoa/domain/ordering/pricing/line-notes'
import type { AddressData, LineData, OrderData, PaymentData, ShopData, TermsData } from '../../mails/order-data.ts'
import { inLanguage, inLanguageOrNull } from '../database/localized-text.ts'
import { amountsFrom, viewAmounts } from '../ordering/amounts/amounts.service.ts'
import type {
  MailAddressRow,
  MailBranchRow,
  MailLineRow,
  MailOrderRow,
  MailTermsRow,
  MailTextsRow,
} from './order-mail.queries.ts'

const shopMessages = {
  legalName: 'company-legal-name',
  seat: 'company-seat',
  registerNumber: 'company-register-number',
  vatNumber: 'company-vat-number',
  phone: 'helpdesk-phone',
  hours: 'helpdesk-hours',
  email: 'helpdesk-email',
  withdrawalEmail: 'withdrawal-email',
  withdrawalLink: 'withdrawal-link',
  demoNotice: 'demo-notice',
} as const satisfies Record<Exclude<keyof ShopData, 'origin'>, string>

export const shopMessageCodes: readonly string[] = Object.values(shopMessages)

interface Surroundings {
  texts: MailTextsRow
  /** As they are today; those that the shop no longer lists are missing. */
  products: readonly ProductCard[]
}

export function viewOrderData(row: MailOrderRow, { texts, products }: Surroundings, origin: string): OrderData {
  const { language } = row
  const billing = row.addresses.find((address) => address.kind === 'billing')
  if (!billing) throw new Error('an order without a billing address')
  const delivery = row.addresses.find((address) => address.kind === 'delivery')
  const amounts = amountsFrom(row)
  const own = (position: number) => amounts.adjustments.filter(({ line }) => line === position)
  const gainsOn = (position: number): LineData['gains'] =>
    gainsOf(own(position)).map(({ label, cents }) => ({
      label: label === null ? '' : inLanguage(label.el, label.en, language),
      cents,
    }))
  return {
    language,
    uid: row.uid,
    code: row.code,
    placedAt: row.placed_at.getTime(),
    lines: row.lines.map((line) =>
      viewLine(line, products, {
        gains: gainsOn(line.position),
        boxName: row.lines.find(({ position }) => position === line.box_line)?.name ?? null,
        wrappingCents: sumCents(own(line.position).filter(({ kind }) => kind === 'wrapping')),
      }),
    ),
    contents: contentsOf(row.contents),
    amounts: viewAmounts(amounts, language),
    payableCents: row.payable_cents,
    shipping: {
      destination: getKind(shippingKinds, row.shipping_kind).destination,
      where: collectedAt(row.shipping_kind),
      name: inLanguage(row.shipping_el, row.shipping_en, language),
    },
    deliveryFrom: row.delivery_from,
    deliveryTo: row.delivery_to,
    readyAt: row.ready_at?.getTime() ?? null,
    payment: viewPayment(row),
    billing: viewAddress(billing, language),
    delivery: delivery ? viewAddress(delivery, language) : null,
    branch: row.branch && viewBranch(row.branch, language),
    point: row.point && { ...row.point, postalCode: row.point.postal_code },
    invoice: row.invoice && {
      companyName: row.invoice.company_name,
      profession: row.invoice.profession,
      vatNumber: row.invoice.vat_number,
      taxOffice: row.invoice.tax_office,
    },
    giftNote: row.gift_note,
    shop: viewShop(texts, language, origin),
    terms: row.terms && viewTerms(row.terms, language),
  }
}

type LineAmounts = Pick<LineData, 'boxName' | 'gains' | 'wrappingCents'>

function viewLine(line: MailLineRow, products: readonly ProductCard[], amounts: LineAmounts): LineData {
  const product = products.find(({ id }) => id === line.product_id)
  const authors = product?.credits.filter(({ role }) => role === 'author').map(({ name }) => name) ?? []
  return {
    name: line.name,
    englishTitle: line.english_title,
    productCode: line.code,
    author: authors.join(', ') || null,
    coverFormat: product?.coverFormat ?? 'trade',
    dimensionName: line.dimension_name,
    extension: line.extension ?? {},
    parts: line.parts,
    quantity: line.quantity,
    unitPriceCents: line.unit_price_cents,
    unitPriorCents: line.unit_prior_cents,
    limitedUntil: line.limited_until,
    totalCents: line.total_cents,
    withdrawable: line.withdrawable,
    ahead: line.ahead,
    gift: line.gift,
    ...amounts,
  }
}

function viewPayment(row: MailOrderRow): PaymentData {
  const { payment_kind, payment_el, payment_en, accounts, language } = row
  const { deposit: ofKind, confirmedWhen } = getPaymentKind(payment_kind)
  const deposit = row.due_cents === 0 ? null : ofKind
  const deadline = depositDeadline(payment_kind, row.placed_at.getTime())
  const viewAccount = (row: MailOrderRow['accounts'][number]) => ({
    bank: inLanguage(row.bank_el, row.bank_en, language),
    holder: row.holder,
    iban: row.iban,
  })
  return {
    name: inLanguage(payment_el, payment_en, language),
    paid: confirmedWhen === 'paid' || row.due_cents === 0,
    held: row.payment_held,
    released: row.hold_untaken,
    instalments: row.instalments > 1 ? instalmentPlan(row.payable_cents, row.instalments) : null,
    deposit: deposit && deadline !== null ? { days: deposit.days, deadline: isoDay(deadline) } : null,
    accounts: deposit ? accounts.map(viewAccount) : [],
  }
}

const viewAddress = (row: MailAddressRow, language: Language): AddressData => ({
  name: `${row.first_name} ${row.last_name}`,
  street: row.street,
  building: row.building,
  area: row.area,
  city: row.city,
  postalCode: row.postal_code,
  region: inLanguageOrNull(row.region_el, row.region_en, language),
  country: inLanguage(row.country_el, row.country_en, language),
  mobile: row.mobile,
})

const viewBranch = (row: MailBranchRow, language: Language) => ({
  name: inLanguage(row.name_el, row.name_en, language),
  address: inLanguage(row.address_el, row.address_en, language),
  city: inLanguage(row.city_el, row.city_en, language),
  postalCode: row.postal_code,
  phone: row.phone,
  openDays: groupHours(row.hours),
})

export function viewShop({ messages }: MailTextsRow, language: Language, origin: string): ShopData {
  const textByCode = new Map(messages.map((row) => [row.code, inLanguage(row.text_el, row.text_en, language)]))
  const texts = Object.entries(shopMessages).map(([name, code]) => [name, textByCode.get(code) ?? ''])
  return { origin, ...(Object.fromEntries(texts) as Omit<ShopData, 'origin'>) }
}

function viewTerms(terms: MailTermsRow, language: Language): TermsData {
  const blocks = (language === 'en' && terms.body_en) || terms.body_el
  return { version: terms.version, title: inLanguage(terms.title_el, terms.title_en, language), blocks }
}
