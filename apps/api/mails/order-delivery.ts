// How the order reaches the buyer, how it is paid, and on whom the papers are made out.

import { addWorkingDays, dayOf, isoDay } from '@stoa/domain/delivery/working-days'
import { formatMoney } from '@stoa/domain/money'
import type { Block, Row, Section } from './letter.ts'
import type { AccountFacts, AddressFacts, BranchFacts, OrderFacts } from './order-facts.ts'
import { dayInWords, daysInWords, type MailWords, present } from './words.ts'

/** How long the books are kept for a deposit. */
const depositDays = 5

export function deliverySection(order: OrderFacts, t: MailWords): Section {
  const { shipping, branch } = order
  const when = daysInWords(order.deliveryFrom, order.deliveryTo, order.language)
  const rows: Row[] = [
    { label: t('delivery.way'), value: shipping.name },
    { label: t('delivery.dates'), value: when },
  ]
  const place: Block[] = branch
    ? [
        { kind: 'lines', lines: branchLines(branch, t) },
        { kind: 'text', text: t('delivery.ready') },
      ]
    : [{ kind: 'lines', lines: addressLines(order.delivery ?? order.billing, t) }]
  return {
    title: t('delivery.title', { shipping: shipping.kind }),
    quiet: false,
    blocks: [{ kind: 'rows', rows }, ...place],
  }
}

export function paymentSection(order: OrderFacts, t: MailWords): Section {
  const { payment, language } = order
  const total = formatMoney(order.totalCents, language)
  const blocks: Block[] =
    payment.kind === 'bank_deposit'
      ? depositBlocks(order, total, t)
      : [{ kind: 'text', text: t('payment.cash', { total }) }]
  return { title: t('payment.title'), quiet: false, blocks: [{ kind: 'text', text: payment.name }, ...blocks] }
}

function depositBlocks(order: OrderFacts, total: string, t: MailWords): Block[] {
  const { accounts } = order.payment
  const deadline = dayInWords(isoDay(addWorkingDays(dayOf(order.placedAt), depositDays)), order.language)
  const accountRow = ({ bank, iban }: AccountFacts) => ({ label: t('payment.iban', { bank }), value: spaced(iban) })
  const holders = [...new Set(accounts.map((account) => account.holder))]
  return [
    { kind: 'text', text: t('payment.deposit', { total, deadline, accounts: accounts.length }) },
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

export function billingSection(order: OrderFacts, t: MailWords): Section {
  const { invoice, billing } = order
  const company = invoice
    ? present([
        invoice.companyName,
        invoice.profession,
        t('billing.vatNumber', { number: invoice.vatNumber, office: invoice.taxOffice }),
      ])
    : []
  return {
    title: t('billing.title', { document: invoice ? 'invoice' : 'receipt' }),
    quiet: false,
    blocks: [{ kind: 'lines', lines: [...company, ...addressLines(billing, t)] }],
  }
}

const addressLines = (address: AddressFacts, t: MailWords): string[] =>
  present([
    address.name,
    address.street,
    address.building,
    address.area,
    `${spacedPostalCode(address.postalCode)} ${address.city}`,
    present([address.region, address.country]).join(', '),
    t('delivery.mobile', { phone: address.mobile }),
  ])

const branchLines = (branch: BranchFacts, t: MailWords): string[] =>
  present([
    branch.name,
    branch.address,
    `${spacedPostalCode(branch.postalCode)} ${branch.city}`,
    t('delivery.phone', { phone: branch.phone }),
  ])

/** `GR16 0110 1250 …`, as IBANs are printed. */
const spaced = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** `106 79`; other countries' codes stay as they are. */
const spacedPostalCode = (code: string): string => code.replace(/^(\d{3})(\d{2})$/, '$1 $2')
