// Says that an order was given up because its deposit did not come, and what to do if it is on its way.

import { formatMoney } from '@stoa/domain/money'
import { companyLines } from './company-lines.ts'
import type { Email } from './email.ts'
import type { OrderData } from './order-data.ts'
import { emailTranslator, formatDay, nonEmptyLines, siteOf } from './translator.ts'

export function unpaidOrderEmail(order: OrderData): Email {
  const { language, code, shop, payment } = order
  const t = emailTranslator(language)
  const total = formatMoney(order.amounts.due, language)
  const deadline = payment.deposit ? formatDay(payment.deposit.deadline, language) : ''
  const texts = [t('unpaid.intro', { code, total, deadline }), t('unpaid.paid'), t('unpaid.again')]
  return {
    language,
    subject: t('unpaid.subject', { code }),
    preheader: t('unpaid.preheader'),
    shopName: t('shop.name'),
    title: t('unpaid.title'),
    action: { label: t('order.track'), href: `${siteOf(order)}/track-order/${order.uid}` },
    sections: [
      {
        title: null,
        look: 'body',
        blocks: nonEmptyLines([...texts, shop.demoNotice]).map((text) => ({ kind: 'text', text })),
      },
    ],
    footer: companyLines(shop, t),
  }
}
