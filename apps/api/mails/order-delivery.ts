// How the order is delivered and paid, and to whom the document is issued.

import { formatMoney } from '@stoa/domain/money'
import type { Block, Row, Section } from './email.ts'
import type { AddressData, BankAccountData, BranchData, DepositData, OrderData } from './order-data.ts'
import { type EmailTranslator, formatDay, formatDayRange, nonEmptyLines } from './translator.ts'

export function deliverySection(order: OrderData, t: EmailTranslator): Section {
  const { shipping, branch } = order
  const dates = formatDayRange(order.deliveryFrom, order.deliveryTo, order.language)
  const rows: Row[] = [
    { label: t('delivery.way'), value: shipping.name },
    { label: t('delivery.dates'), value: dates },
  ]
  const destination: Block[] = branch
    ? [
        { kind: 'lines', lines: branchLines(branch, t) },
        { kind: 'text', text: t('delivery.ready') },
      ]
    : [{ kind: 'lines', lines: addressLines(order.delivery ?? order.billing, t) }]
  return {
    title: t('delivery.title', { to: shipping.destination }),
    finePrint: false,
    blocks: [{ kind: 'rows', rows }, ...destination],
  }
}

export function paymentSection(order: OrderData, t: EmailTranslator): Section {
  const { payment, language } = order
  const total = formatMoney(order.amounts.total, language)
  const blocks: Block[] =
    payment.deposit === null
      ? [{ kind: 'text', text: t(payment.paid ? 'payment.paid' : 'payment.cash', { total }) }]
      : depositBlocks(order, payment.deposit, t)
  return { title: t('payment.title'), finePrint: false, blocks: [{ kind: 'text', text: payment.name }, ...blocks] }
}

function depositBlocks(order: OrderData, deposit: DepositData, t: EmailTranslator): Block[] {
  const { accounts } = order.payment
  const total = formatMoney(order.amounts.total, order.language)
  const deadline = formatDay(deposit.deadline, order.language)
  const accountRow = ({ bank, iban }: BankAccountData) => ({
    label: t('payment.iban', { bank }),
    value: formatIban(iban),
  })
  const holders = [...new Set(accounts.map((account) => account.holder))]
  return [
    { kind: 'text', text: t('payment.deposit', { total, deadline, days: deposit.days, accounts: accounts.length }) },
    {
      kind: 'rows',
      rows: [
        { label: t('payment.amount'), value: total, strong: true },
        { label: t('payment.reference'), value: order.code, strong: true },
        ...accounts.map(accountRow),
        ...holders.map((holder) => ({ label: t('payment.holder'), value: holder })),
      ],
    },
  ]
}

export function billingSection(order: OrderData, t: EmailTranslator): Section {
  const { invoice, billing } = order
  const company = invoice
    ? nonEmptyLines([
        invoice.companyName,
        invoice.profession,
        t('billing.vatNumber', { number: invoice.vatNumber, office: invoice.taxOffice }),
      ])
    : []
  return {
    title: t('billing.title', { document: invoice ? 'invoice' : 'receipt' }),
    finePrint: false,
    blocks: [{ kind: 'lines', lines: [...company, ...addressLines(billing, t)] }],
  }
}

const addressLines = (address: AddressData, t: EmailTranslator): string[] =>
  nonEmptyLines([
    address.name,
    address.street,
    address.building,
    address.area,
    `${formatPostalCode(address.postalCode)} ${address.city}`,
    nonEmptyLines([address.region, address.country]).join(', '),
    t('delivery.mobile', { phone: address.mobile }),
  ])

const branchLines = (branch: BranchData, t: EmailTranslator): string[] =>
  nonEmptyLines([
    branch.name,
    branch.address,
    `${formatPostalCode(branch.postalCode)} ${branch.city}`,
    t('delivery.phone', { phone: branch.phone }),
  ])

/** `GR16 0110 1250 …`, as IBANs are printed. */
const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** `106 79`; other countries' codes stay as they are. */
const formatPostalCode = (code: string): string => code.replace(/^(\d{3})(\d{2})$/, '$1 $2')
