// Says that the amount of an order is not held any more and was not captured, until when the order is kept, and how it is paid.

import { formatMoney } from '@stoa/domain/money'
import { companyLines } from './company-lines.ts'
import type { Email } from './email.ts'
import type { OrderData } from './order-data.ts'
import { emailTranslator, formatDay, nonEmptyLines, siteOf } from './translator.ts'

export interface LostHoldData {
  order: OrderData
  /** The last day on which the order is kept: `2026-11-27`. */
  payBy: string
}

export function lostHoldEmail({ order, payBy }: LostHoldData): Email {
  const { language, code, shop, shipping } = order
  const t = emailTranslator(language)
  const values = {
    code,
    total: formatMoney(order.payableCents, language),
    deadline: formatDay(payBy, language),
    to: shipping.destination,
  }
  const texts = [t('lostHold.intro', values), t('lostHold.keep', values), t('lostHold.paid'), shop.demoNotice]
  return {
    language,
    subject: t('lostHold.subject', values),
    preheader: t('lostHold.preheader', values),
    shopName: t('shop.name'),
    title: t('lostHold.title'),
    action: { label: t('lostHold.pay'), href: `${siteOf(order)}/track-order/${order.uid}` },
    sections: [{ title: null, look: 'body', blocks: nonEmptyLines(texts).map((text) => ({ kind: 'text', text })) }],
    footer: companyLines(shop, t),
  }
}
