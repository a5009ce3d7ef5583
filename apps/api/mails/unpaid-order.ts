// Says that an order was given up because its deposit did not come, or nobody paid it, and what to do if money is on its way.

import { formatMoney } from '@stoa/domain/money'
import { companyLines } from './company-lines.ts'
import type { Email } from './email.ts'
import type { OrderData } from './order-data.ts'
import { emailTranslator, formatDay, nonEmptyLines, siteOf } from './translator.ts'

export function unpaidOrderEmail(order: OrderData): Email {
  const { language, code, shop, payment } = order
  const t = emailTranslator(language)
  const total = formatMoney(order.payableCents, language)
  const { deposit } = payment
  const texts = deposit
    ? [t('unpaid.intro', { code, total, deadline: formatDay(deposit.deadline, language) }), t('unpaid.paid')]
    : [t('unpaid.notPaid.intro', { code, total }), t('unpaid.notPaid.paid')]
  return {
    language,
    subject: t('unpaid.subject', { code }),
    preheader: t(deposit ? 'unpaid.preheader' : 'unpaid.notPaid.preheader'),
    shopName: t('shop.name'),
    title: t(deposit ? 'unpaid.title' : 'unpaid.notPaid.title'),
    action: { label: t('order.track'), href: `${siteOf(order)}/track-order/${order.uid}` },
    sections: [
      {
        title: null,
        look: 'body',
        blocks: nonEmptyLines([...texts, t('unpaid.again'), shop.demoNotice]).map((text) => ({ kind: 'text', text })),
      },
    ],
    footer: companyLines(shop, t),
  }
}
