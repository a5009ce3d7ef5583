// What was ordered and what it comes to, as stored with the order. Nothing is added up here.

import { type Cents, formatMoney } from '@stoa/domain/money'
import type { GoodsItem, Row, Section } from './email.ts'
import type { LineData, OrderData } from './order-data.ts'
import { type EmailTranslator, formatRate, nonEmptyLines, oneLine } from './translator.ts'

export function goodsSection(order: OrderData, t: EmailTranslator): Section {
  const goods = order.lines.map((line) => goodsItemOf(line, order, t))
  return {
    title: t('goods.title'),
    finePrint: false,
    blocks: [
      { kind: 'goods', goods },
      { kind: 'rows', rows: [...amountRows(order, t), ...vatRows(order, t)] },
    ],
  }
}

function goodsItemOf(line: LineData, { language }: OrderData, t: EmailTranslator): GoodsItem {
  const price = formatMoney(line.unitPriceCents, language)
  const lowest = line.unitPriorCents && t('goods.lowest', { price: formatMoney(line.unitPriorCents, language) })
  return {
    name: oneLine(line.name),
    details: nonEmptyLines([
      line.dimensionName,
      t('goods.quantity', { quantity: line.quantity, price }),
      lowest || null,
    ]),
    amount: formatMoney(line.totalCents, language),
  }
}

function amountRows(order: OrderData, t: EmailTranslator): Row[] {
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

const vatRows = ({ vatGroups, language }: OrderData, t: EmailTranslator): Row[] =>
  vatGroups.map(({ rate, netCents, vatCents }) => ({
    label: t('goods.vat', { rate: formatRate(rate, language), net: formatMoney(netCents, language) }),
    value: formatMoney(vatCents, language),
  }))
