// A document as myDATA takes it (InvoicesDoc, version 1.0 of its namespace). Rows of one rate are one row: the authority
// compares each row's VAT with its net, and rounding line by line would differ from the total.

import { findKind } from '@stoa/domain/kinds'
import type { PaymentKindCode } from '@stoa/domain/ordering/payment/payment-kinds'
import type { TaxDocument } from '../ports/tax-documents.ts'
import { escapeXml } from './read-xml.ts'

/** By rate in basis points. */
const vatCategories: Readonly<Record<number, number>> = {
  2400: 1,
  1300: 2,
  600: 3,
  1700: 4,
  900: 5,
  400: 6,
  0: 7,
  300: 9,
}

/** Why a row of nought has no VAT: as an intra-Community supply. No other sale of the shop may say that. */
const intraCommunity = 14

const account = 1
const credit = 5
const cardPage = 7
const iris = 8

/** By payment kind. Cards and wallets on a provider’s page are one; who pays in the shop or at the door still owes it. */
const paymentTypes: Readonly<Record<PaymentKindCode, number>> = {
  ...{ bank_deposit: account, cash_on_delivery: credit, in_store: credit },
  ...{ card: cardPage, viva: cardPage, winbank: cardPage, paypal: cardPage, klarna: credit, iris },
  means: credit,
}
const paymentInfo: Readonly<Record<string, string>> = {
  cash_on_delivery: 'Αντικαταβολή',
  in_store: 'Πληρωμή στο κατάστημα',
  gift_card: 'Δωροκάρτα',
  points: 'Πόντοι',
  klarna: 'Klarna',
}

/** Bought-in goods: sold to persons, wholesale in Greece, and in the European Union. */
const goods = 'category1_1'
const incomeTypes: Readonly<Record<string, string>> = {
  '11.1': 'E3_561_003',
  '11.4': 'E3_561_003',
  '1.1': 'E3_561_001',
  '1.2': 'E3_561_005',
}

const euros = (cents: number): string => (cents / 100).toFixed(2)
const element = (name: string, content: string | number): string => `<${name}>${content}</${name}>`

export type EntryProblem = 'vat_of_another_country' | 'vat_rate_without_category' | 'vat_exemption_unknown'

/**
 * Null for what can be entered. The categories are those of Greece: Estonia’s 24 % is none of them, although the number is. A rate of
 * nought needs its reason.
 */
export function findEntryProblem({ vat, scheme }: Pick<TaxDocument, 'vat' | 'scheme'>): EntryProblem | null {
  if (scheme === 'oss') return 'vat_of_another_country'
  if (vat.some(({ rate }) => !(rate in vatCategories))) return 'vat_rate_without_category'
  return scheme !== 'reverse_charge' && vat.some(({ rate }) => rate === 0) ? 'vat_exemption_unknown' : null
}

/** Takes what can be entered. */
export function invoicesDoc(document: TaxDocument): string {
  const body = [
    document.isLate ? element('transmissionFailure', 3) : '',
    element('issuer', partyOf(document.issuer.vatNumber, 'GR', document.issuer.branch)),
    document.recipient ? counterpartOf(document.recipient) : '',
    headerOf(document),
    element('paymentMethods', document.payments.map(paymentOf).join('')),
    document.vat.map((group, index) => rowOf(document, group, index + 1)).join(''),
    summaryOf(document),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0" xmlns:icls="https://www.aade.gr/myDATA/incomeClassificaton/v1.0">${element('invoice', body.join(''))}</InvoicesDoc>`
}

const partyOf = (vatNumber: string, country: string, branch: number): string =>
  element('vatNumber', escapeXml(vatNumber)) + element('country', country) + element('branch', branch)

/** Companies of Greece are known by their number: name and address are for others. */
function counterpartOf(recipient: NonNullable<TaxDocument['recipient']>): string {
  const party = partyOf(recipient.vatNumber, recipient.country, 0)
  if (recipient.country === 'GR') return element('counterpart', party)
  const address = [
    element('street', escapeXml(recipient.street)),
    element('number', '0'),
    element('postalCode', escapeXml(recipient.postalCode)),
    element('city', escapeXml(recipient.city)),
  ]
  const name = element('name', escapeXml(recipient.companyName))
  return element('counterpart', party + name + element('address', address.join('')))
}

function headerOf({ series, number, issuedOn, type, correctsMark }: TaxDocument): string {
  const fields = [
    element('series', escapeXml(series)),
    element('aa', number),
    element('issueDate', issuedOn),
    element('invoiceType', type),
    element('currency', 'EUR'),
    correctsMark === null ? '' : element('correlatedInvoices', correctsMark),
  ]
  return element('invoiceHeader', fields.join(''))
}

function paymentOf({ kind, cents, transaction }: TaxDocument['payments'][number]): string {
  const info = paymentInfo[kind]
  const fields = [
    element('type', findKind<number>(paymentTypes, kind) ?? credit),
    element('amount', euros(cents)),
    info === undefined ? '' : element('paymentMethodInfo', info),
    transaction === null ? '' : element('transactionId', escapeXml(transaction)),
  ]
  return element('paymentMethodDetails', fields.join(''))
}

const classificationOf = (document: TaxDocument, netCents: number): string => {
  const isRetail = document.type.startsWith('11.')
  const credited = document.scheme === 'reverse_charge' ? '1.2' : '1.1'
  const income = incomeTypes[document.type] ?? incomeTypes[isRetail ? '11.1' : credited] ?? ''
  const fields = [
    element('icls:classificationType', income),
    element('icls:classificationCategory', goods),
    element('icls:amount', euros(netCents)),
  ]
  return element('incomeClassification', fields.join(''))
}

function rowOf(document: TaxDocument, group: TaxDocument['vat'][number], lineNumber: number): string {
  const fields = [
    element('lineNumber', lineNumber),
    element('netValue', euros(group.netCents)),
    element('vatCategory', vatCategories[group.rate] ?? ''),
    element('vatAmount', euros(group.vatCents)),
    group.rate === 0 ? element('vatExemptionCategory', intraCommunity) : '',
    classificationOf(document, group.netCents),
  ]
  return element('invoiceDetails', fields.join(''))
}

function summaryOf(document: TaxDocument): string {
  const none = ['Withheld', 'Fees', 'StampDuty', 'OtherTaxes', 'Deductions'].map((name) =>
    element(`total${name}Amount`, euros(0)),
  )
  const fields = [
    element('totalNetValue', euros(document.netCents)),
    element('totalVatAmount', euros(document.vatCents)),
    ...none,
    element('totalGrossValue', euros(document.grossCents)),
    classificationOf(document, document.netCents),
  ]
  return element('invoiceSummary', fields.join(''))
}
