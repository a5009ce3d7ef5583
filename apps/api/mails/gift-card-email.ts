// A gift card for the person it was bought for. The code stands in this e-mail and nowhere else: no link carries it. Names
// stand as they were written, after “for” and “from”: in an address, Greek would have to change them.

import type { Language } from '@stoa/domain/language'
import { type Cents, formatMoney } from '@stoa/domain/money'
import { companyLines } from './company-lines.ts'
import type { Block, Email } from './email.ts'
import type { ShopData } from './order-data.ts'
import { emailTranslator, formatDay, nonEmptyLines, oneLine, siteOf } from './translator.ts'

export interface GiftCardData {
  language: Language
  recipientName: string
  /** Empty when the buyer has given none. */
  senderName: string
  /** As it was typed, with its lines. */
  message: string | null
  /** In groups of four. */
  code: string
  amountCents: Cents
  /** The last day on which it can be used, `2028-11-25`. */
  lastDay: string
  shop: ShopData
}

const textBlocks = (...texts: string[]): Block[] => nonEmptyLines(texts).map((text) => ({ kind: 'text', text }))

export function giftCardEmail(data: GiftCardData): Email {
  const { language, code, shop, message } = data
  const t = emailTranslator(language)
  const amount = formatMoney(data.amountCents, language)
  const until = formatDay(data.lastDay, language)
  const [to, from] = [oneLine(data.recipientName), oneLine(data.senderName)]
  const lines = message?.trim() ? message.trim().split('\n').map(oneLine) : []
  const facts = [
    { label: t('giftCard.to'), text: to },
    { label: t('giftCard.from'), text: from },
  ]
  return {
    language,
    subject: t('giftCard.subject', { amount }),
    preheader: t('giftCard.preheader', { until }),
    shopName: t('shop.name'),
    title: t('giftCard.title'),
    action: { label: t('giftCard.action'), href: `${siteOf(data)}/gift-card-balance` },
    sections: [
      {
        title: null,
        look: 'body',
        blocks: [
          ...textBlocks(t('giftCard.intro', { amount })),
          ...facts.filter(({ text }) => text !== '').map((fact) => ({ kind: 'fact' as const, ...fact })),
          ...(lines.length > 0 ? [{ kind: 'quote' as const, label: t('giftCard.message'), lines }] : []),
          { kind: 'giftCard', amount, label: t('giftCard.code'), code },
        ],
      },
      {
        title: t('giftCard.how'),
        look: 'body',
        blocks: textBlocks(t('giftCard.use'), t('giftCard.rest', { until }), t('giftCard.keep'), shop.demoNotice),
      },
    ],
    footer: companyLines(shop, t),
  }
}
