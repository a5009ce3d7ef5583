// From what of an order its buyer can withdraw, in short and as the law words it (Directive 2011/83, Annex I, verbatim).
// Of goods the 14 days begin when the buyer has them, of gift cards with the order; what is made for somebody is an
// exception (Law 2251/1994, article 3l).

import type { Attachment, Block, Section } from './email.ts'
import type { LineData, OrderData, ShopData } from './order-data.ts'
import { type EmailTranslator, nonEmptyLines, oneLine, siteOf } from './translator.ts'

interface Withdrawal {
  from: 'goods' | 'cards' | 'goods_and_cards' | 'nothing'
  /** The names of what is an exception; empty for none. */
  made: string
}

export function withdrawalOf({ lines, language }: OrderData): Withdrawal {
  const hasGoods = lines.some((line) => line.withdrawable && !isCard(line))
  const withCards = hasGoods ? 'goods_and_cards' : 'cards'
  const withoutCards = hasGoods ? 'goods' : 'nothing'
  const [open, close] = language === 'el' ? '«»' : '“”'
  const made = lines.filter(({ withdrawable }) => !withdrawable).map(({ name }) => `${open}${oneLine(name)}${close}`)
  return { from: lines.some(isCard) ? withCards : withoutCards, made: [...new Set(made)].join(', ') }
}

const isCard = ({ extension }: LineData): boolean => extension.giftCard !== undefined

export function withdrawalText(order: OrderData, t: EmailTranslator): string {
  const { from, made } = withdrawalOf(order)
  const periods = {
    goods: [t('withdrawal.days')],
    cards: [t('withdrawal.daysOfCards')],
    goods_and_cards: [t('withdrawal.days'), t('withdrawal.cardsToo')],
    nothing: [],
  }
  return [...periods[from], ...exceptionOf(made, t)].join(' ')
}

const exceptionOf = (made: string, t: EmailTranslator): string[] =>
  made === '' ? [] : [t('withdrawal.except', { names: made })]

export function withdrawalFile(order: OrderData, t: EmailTranslator): Attachment {
  const { from, made } = withdrawalOf(order)
  return {
    filename: t('files.withdrawal', { code: order.code }),
    title: t('withdrawal.title'),
    sections:
      from === 'nothing'
        ? [fine(null, textBlocks(t('withdrawal.none', { names: made })))]
        : [
            fine(null, rightBlocks(order, t)),
            fine(t('effects.title'), effectsBlocks(order, t)),
            fine(t('form.title'), formBlocks(order.shop, t)),
          ],
  }
}

const fine = (title: string | null, blocks: Block[]): Section => ({ title, look: 'fine', blocks })

const textBlocks = (...sentences: string[]): Block[] => sentences.map((text) => ({ kind: 'text', text }))

const withdrawalEmailOf = (shop: ShopData): string => shop.withdrawalEmail || shop.email

function rightBlocks(order: OrderData, t: EmailTranslator): Block[] {
  const { shop } = order
  const { from, made } = withdrawalOf(order)
  const seller = nonEmptyLines([shop.legalName, shop.seat, shop.phone, withdrawalEmailOf(shop)]).join(', ')
  return textBlocks(
    t('withdrawal.right'),
    ...(from === 'cards' ? [] : [t('withdrawal.period')]),
    ...(from === 'goods' ? [] : [t('withdrawal.periodOfCards', { alone: from === 'cards' ? 'yes' : 'no' })]),
    ...exceptionOf(made, t),
    t('withdrawal.how', { seller }),
    t('withdrawal.online', { address: `${siteOf(order)}/withdrawal` }),
    t('withdrawal.inTime'),
  )
}

/** A gift card is not sent back. */
function effectsBlocks(order: OrderData, t: EmailTranslator): Block[] {
  const money = t('effects.money')
  if (withdrawalOf(order).from === 'cards') return textBlocks(money)
  const address = nonEmptyLines([order.shop.legalName, order.shop.seat]).join(', ')
  return textBlocks(
    money,
    t('effects.wait'),
    t('effects.goods', { address }),
    t('effects.cost'),
    t('effects.value'),
    t('effects.exceptions'),
  )
}

const formBlocks = (shop: ShopData, t: EmailTranslator): Block[] => [
  ...textBlocks(t('form.about')),
  {
    kind: 'list',
    items: [
      t('form.to', { seller: nonEmptyLines([shop.legalName, shop.seat, withdrawalEmailOf(shop)]).join(', ') }),
      t('form.notice'),
      t('form.ordered'),
      t('form.name'),
      t('form.address'),
      t('form.signature'),
      t('form.date'),
    ],
  },
  ...textBlocks(t('form.strike')),
]
