// What was ordered and what it comes to, as stored with the order. Nothing is added up here.

import { type Cents, formatMoney } from '@stoa/domain/money'
import type { Good, Row, Section } from './letter.ts'
import type { LineFacts, OrderFacts } from './order-facts.ts'
import { type MailWords, oneLine, present, rateInWords } from './words.ts'

export function goodsSection(order: OrderFacts, t: MailWords): Section {
  const goods = order.lines.map((line) => goodOf(line, order, t))
  return {
    title: t('goods.title'),
    quiet: false,
    blocks: [
      { kind: 'goods', goods },
      { kind: 'rows', rows: [...amountRows(order, t), ...vatRows(order, t)] },
    ],
  }
}

function goodOf(line: LineFacts, { language }: OrderFacts, t: MailWords): Good {
  const price = formatMoney(line.unitPriceCents, language)
  const lowest = line.unitPriorCents && t('goods.lowest', { price: formatMoney(line.unitPriorCents, language) })
  return {
    name: oneLine(line.name),
    details: present([line.dimensionName, t('goods.quantity', { quantity: line.quantity, price }), lowest || null]),
    amount: formatMoney(line.totalCents, language),
  }
}

function amountRows(order: OrderFacts, t: MailWords): Row[] {
  const money = (cents: Cents) => formatMoney(cents, order.language)
  const { discountCents, shippingCents, paymentFeeCents } = order
  const discount = { label: t('goods.discount'), value: money(-discountCents) }
  const fee = { label: t('goods.fee', { payment: order.payment.kind }), value: money(paymentFeeCents) }
  return [
    { label: t('goods.products'), value: money(order.productsCents) },
    ...(discountCents > 0 ? [discount] : []),
    { label: t('goods.shipping'), value: shippingCents > 0 ? money(shippingCents) : t('goods.free') },
    ...(paymentFeeCents > 0 ? [fee] : []),
    { label: t('goods.total'), value: money(order.totalCents), strong: true },
  ]
}

const vatRows = ({ vatGroups, language }: OrderFacts, t: MailWords): Row[] =>
  vatGroups.map(({ rate, netCents, vatCents }) => ({
    label: t('goods.vat', { rate: rateInWords(rate, language), net: formatMoney(netCents, language) }),
    value: formatMoney(vatCents, language),
  }))
