// The order lines and totals, as stored with the order. Nothing is added up here.

import type { Language } from '@stoa/domain/language'
import { type Cents, formatMoney } from '@stoa/domain/money'
import { describeExtension } from '@stoa/domain/ordering/cart/describe-extension'
import { isAdjustmentKind } from '@stoa/domain/ordering/pricing/adjustments'
import { shownAmounts } from '@stoa/domain/ordering/pricing/shown-amounts'
import { shownLine } from '@stoa/domain/ordering/pricing/shown-line'
import { hasGreek, transliterate } from '@stoa/domain/transliterate'
import type { GoodsItem, Row, Section } from './email.ts'
import type { LineData, OrderData } from './order-data.ts'
import { type EmailTranslator, formatDay, formatRate, nonEmptyLines, oneLine } from './translator.ts'

const coverWidth = 48

/** Pixels of a cover of that width, so that nothing moves when the pictures come, or do not. */
const coverHeights: Readonly<Record<LineData['coverFormat'], number>> = {
  trade: 72,
  pocket: 72,
  large: 68,
  square: 55,
  plate: 48,
}

export function goodsSection(order: OrderData, t: EmailTranslator): Section {
  const goods = order.lines.map((line) => goodsItemOf(line, order, t))
  return {
    title: null,
    look: 'body',
    blocks: [
      { kind: 'goods', goods },
      { kind: 'rows', rows: [...amountRows(order, t), ...vatRows(order, t)] },
    ],
  }
}

/** Below a Greek title in English e-mails, as on English pages. */
function glossOf({ name, englishTitle }: LineData, language: Language): GoodsItem['gloss'] {
  if (language !== 'en' || !hasGreek(name)) return null
  if (englishTitle !== null) return { text: oneLine(englishTitle), language: 'en' }
  return { text: transliterate(oneLine(name)), language: 'el-Latn' }
}

/** Wrapping that costs something is said with its amount. */
const extensionDetails = ({ extension, wrappingCents }: LineData, language: Language, t: EmailTranslator): string[] =>
  describeExtension(wrappingCents > 0 ? { ...extension, wrapping: undefined } : extension, {
    money: (cents) => formatMoney(cents, language),
    day: (day) => formatDay(day, language),
  }).map(({ kind, values }) => t(`goods.extension.${kind}`, values))

function goodsItemOf(line: LineData, { language, shop }: OrderData, t: EmailTranslator): GoodsItem {
  const price = formatMoney(line.unitPriceCents, language)
  const { amount, before } = shownLine({
    ...{ quantity: line.quantity, unitPrice: line.unitPriceCents, total: line.totalCents },
    notes: [{ kind: 'wrapping', amount: line.wrappingCents }],
  })
  const lowest = line.unitPriorCents && t('goods.lowest', { price: formatMoney(line.unitPriorCents, language) })
  return {
    name: oneLine(line.name),
    gloss: glossOf(line, language),
    cover: {
      address: `${shop.origin}/covers/${encodeURIComponent(line.productCode)}/160.jpg`,
      width: coverWidth,
      height: coverHeights[line.coverFormat],
    },
    details: nonEmptyLines([
      line.author,
      line.dimensionName,
      ...line.parts.map(({ quantity, name }) => t('goods.part', { quantity, name: oneLine(name) })),
      line.boxName && t('goods.inBox', { name: oneLine(line.boxName) }),
      ...extensionDetails(line, language, t),
      t('goods.quantity', { quantity: line.quantity, price }),
      lowest || null,
      line.gift ? t('goods.gift') : null,
      ...line.gains.map(({ label, cents }) => t('goods.gain', { label, amount: formatMoney(cents, language) })),
      line.limitedUntil && t('goods.uniformPrice', { day: formatDay(line.limitedUntil, language) }),
      line.wrappingCents > 0 ? t('goods.wrapping', { amount: formatMoney(line.wrappingCents, language) }) : null,
      line.withdrawable ? null : t('goods.notWithdrawable'),
      line.ahead &&
        t(`goods.${line.ahead.kind}`, { day: line.ahead.releasedOn ? formatDay(line.ahead.releasedOn, language) : '' }),
    ]),
    amount: formatMoney(amount, language),
    before: before === null ? null : { label: t('goods.before'), amount: formatMoney(before, language) },
  }
}

/** Shipping at no cost is shown as free; other adjustments of zero are left out. */
function amountRows({ amounts, language }: OrderData, t: EmailTranslator): Row[] {
  const money = (cents: Cents) => formatMoney(cents, language)
  const { goods, rows, saving } = shownAmounts(amounts)
  return [
    { label: t('goods.products'), value: money(goods) },
    ...rows.map(({ kind, code, label, amount }) => ({
      label: isAdjustmentKind(kind)
        ? t(`goods.amounts.${kind}`, { code: code ?? '', label: label ?? '' })
        : (label ?? ''),
      value: amount === 0 ? t('goods.free') : money(amount),
    })),
    { label: t('goods.total', { taxed: hasVat(amounts) ? 'yes' : 'no' }), value: money(amounts.total), look: 'total' },
    ...amounts.means.map(({ kind, code, amount }) => ({
      label: t(`goods.means.${kind}`, { code }),
      value: money(-amount),
    })),
    ...(amounts.means.length > 0 ? [{ label: t('goods.due'), value: money(amounts.due), look: 'total' as const }] : []),
    ...(saving > 0 ? [{ label: t('goods.saving'), value: money(saving) }] : []),
  ]
}

const hasVat = ({ vatGroups }: OrderData['amounts']): boolean => vatGroups.some(({ rate }) => rate > 0)

/** Gift cards have no rate: their VAT is that of the goods that they pay for (VAT Code, Directive 2016/1065). */
const vatRows = ({ amounts, language }: OrderData, t: EmailTranslator): Row[] =>
  amounts.vatGroups.map(({ rate, net, vat }) => {
    const value = formatMoney(rate > 0 ? vat : net, language)
    if (rate === 0) return { label: t('goods.outsideVat'), value }
    return { label: t('goods.vat', { rate: formatRate(rate, language), net: formatMoney(net, language) }), value }
  })
