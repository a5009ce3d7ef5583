// How the order is delivered and paid, and to whom the document is issued.

import { formatPhone } from '@stoa/domain/identity/format-phone'
import { formatMoney } from '@stoa/domain/money'
import { preparationOf } from '@stoa/domain/ordering/order/order-contents'
import type { Block, Section } from './email.ts'
import type { AddressData, BankAccountData, BranchData, DepositData, OrderData, PointData } from './order-data.ts'
import { type EmailTranslator, formatDateTime, formatDay, formatDayRange, nonEmptyLines } from './translator.ts'

/** Whether it waits for a deposit: its days are those of one that arrives at once. */
export const waitsFor = ({ payment }: OrderData): 'yes' | 'no' => (payment.deposit ? 'yes' : 'no')

/** When it was promised: the days, or the hour from which it can be collected. */
export const promisedDates = ({ deliveryFrom, deliveryTo, readyAt, language }: OrderData): string =>
  readyAt === null ? formatDayRange(deliveryFrom, deliveryTo, language) : formatDateTime(readyAt, language)

export const deliveryText = (order: OrderData, t: EmailTranslator): string =>
  order.shipping.destination === 'email'
    ? t('delivery.email', cardsOf(order))
    : t('delivery.lead', {
        to: order.shipping.destination,
        place: order.branch?.name ?? order.point?.name ?? '',
        dates: promisedDates(order),
        waits: waitsFor(order),
      })

/** How many go by e-mail, when, and whether they wait for a deposit. */
function cardsOf(order: OrderData) {
  const lines = order.lines.filter(({ extension }) => extension.giftCard)
  const onDays = lines.filter(({ extension }) => extension.giftCard?.sendOn !== undefined)
  const atOnce = onDays.length === 0 ? 'all' : 'some'
  return {
    cards: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    atOnce: onDays.length === lines.length && lines.length > 0 ? 'none' : atOnce,
    waits: waitsFor(order),
  }
}

export function depositSection(order: OrderData, t: EmailTranslator): Section[] {
  const { deposit } = order.payment
  return deposit ? [{ title: t('payment.title'), look: 'panel', blocks: depositBlocks(order, deposit, t) }] : []
}

function depositBlocks(order: OrderData, deposit: DepositData, t: EmailTranslator): Block[] {
  const text = t('payment.deposit', {
    total: formatMoney(order.payableCents, order.language),
    deadline: formatDay(deposit.deadline, order.language),
    days: deposit.days,
    accounts: order.payment.accounts.length,
    to: order.shipping.destination,
    first: preparationOf(order.contents),
    ...cardsOf(order),
  })
  return [{ kind: 'text', text }, depositRows(order, t)]
}

/** What is transferred, with which reference and where to. */
export function depositRows({ code, payableCents, payment, language }: OrderData, t: EmailTranslator): Block {
  const accountRow = ({ bank, iban }: BankAccountData) => ({
    label: t('payment.iban', { bank }),
    value: formatIban(iban),
  })
  const holders = [...new Set(payment.accounts.map((account) => account.holder))]
  return {
    kind: 'rows',
    rows: [
      { label: t('payment.amount'), value: formatMoney(payableCents, language), look: 'strong' },
      { label: t('payment.reference'), value: code, look: 'strong' },
      ...payment.accounts.map(accountRow),
      ...holders.map((holder) => ({ label: t('payment.holder'), value: holder })),
    ],
  }
}

/** The order in facts: its number, the address, the payment and the document. */
export function orderSection(order: OrderData, t: EmailTranslator): Section {
  const placed = formatDateTime(order.placedAt, order.language)
  return {
    title: null,
    look: 'panel',
    blocks: [
      { kind: 'fact', label: t('order.number'), text: t('order.placed', { code: order.code, placed }) },
      deliveryFact(order, t),
      { kind: 'fact', label: t('payment.title'), text: paymentText(order, t) },
      ...nonEmptyLines([order.giftNote]).map((text) => ({ kind: 'fact' as const, label: t('order.giftNote'), text })),
      ...billingFacts(order, t),
    ],
  }
}

/** Of what goes by e-mail, the lines say to whom. */
function deliveryFact({ shipping, branch, point, delivery, billing }: OrderData, t: EmailTranslator): Block {
  const toAddress = shipping.destination === 'email' ? [] : [addressLines(delivery ?? billing, t)]
  const place = branch ? [branchLines(branch, t)] : point ? [pointLines(point)] : toAddress
  const text = sentences([
    shipping.name,
    ...place.map((lines) => lines.join(', ')),
    ...(branch ? [t('delivery.ready')] : []),
    ...(point ? [t('delivery.arrived')] : []),
  ])
  return { kind: 'fact', label: t('delivery.title', { to: shipping.destination }), text }
}

/** How much is paid with what. */
function paymentText({ payment, amounts, language }: OrderData, t: EmailTranslator): string {
  const total = formatMoney(amounts.due, language)
  const means = amounts.means.map(
    ({ kind, code, amount }) => `${t(`goods.means.${kind}`, { code })}: ${formatMoney(amount, language)}`,
  )
  if (amounts.due === 0) return sentences([...means, t('payment.nothingDue')])
  if (payment.deposit) return sentences([...means, payment.name])
  const paid = payment.held ? t('payment.held', { total }) : t('payment.paid', { total, means: means.length })
  const money = payment.paid ? paid : t('payment.cash', { total })
  return sentences([...means, payment.name, money, ...planSentence(payment, { language }, t)])
}

function planSentence(
  { instalments }: OrderData['payment'],
  { language }: Pick<OrderData, 'language'>,
  t: EmailTranslator,
): string[] {
  if (!instalments) return []
  const { count, monthlyCents, lastCents } = instalments
  const monthly = formatMoney(monthlyCents, language)
  const last = formatMoney(lastCents, language)
  return [t('payment.instalments', { count, monthly, last, differs: lastCents === monthlyCents ? 'no' : 'yes' })]
}

/** A receipt to the address that the parcel goes to needs no second mention of it. */
function billingFacts({ invoice, billing, delivery, shipping }: OrderData, t: EmailTranslator): Block[] {
  if (!invoice && !delivery && shipping.destination === 'address') return []
  const company = invoice && [
    invoice.companyName,
    invoice.profession,
    t('billing.vatNumber', { number: invoice.vatNumber, office: invoice.taxOffice }),
  ]
  const lines = nonEmptyLines([...(company ?? []), ...addressLines(billing, t)])
  const label = t('billing.title', { document: invoice ? 'invoice' : 'receipt' })
  return [{ kind: 'fact', label, text: sentences([lines.join(', ')]) }]
}

/** Each with a full stop, unless it has one. */
const sentences = (texts: readonly string[]): string => texts.map((text) => text.replace(/\.?$/, '.')).join(' ')

export const addressLines = (address: AddressData, t: EmailTranslator): string[] =>
  nonEmptyLines([
    address.name,
    address.street,
    address.building,
    address.area,
    `${formatPostalCode(address.postalCode)} ${address.city}`.trim(),
    nonEmptyLines(address.city === '' ? [] : [address.region, address.country]).join(', '),
    t('delivery.mobile', { phone: formatPhone(address.mobile) }),
  ])

export const branchLines = (branch: BranchData, t: EmailTranslator): string[] =>
  nonEmptyLines([
    branch.name,
    branch.address,
    `${formatPostalCode(branch.postalCode)} ${branch.city}`,
    t('delivery.phone', { phone: formatPhone(branch.phone) }),
  ])

export const pointLines = ({ name, street, postalCode, city }: PointData): string[] =>
  nonEmptyLines([name, street, `${formatPostalCode(postalCode)} ${city}`.trim()])

/** `GR16 0110 1250 …`, as IBANs are printed. */
const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** `106 79`; other countries' codes stay as they are. */
const formatPostalCode = (code: string): string => code.replace(/^(\d{3})(\d{2})$/, '$1 $2')
