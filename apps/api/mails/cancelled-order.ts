// Says that an order was cancelled, by its buyer or by the shop, and what becomes of what was paid for it.

import { companyLines } from './company-lines.ts'
import type { Email } from './email.ts'
import type { OrderData } from './order-data.ts'
import { emailTranslator, nonEmptyLines, siteOf } from './translator.ts'

export function cancelledOrderEmail(order: OrderData): Email {
  const { language, code, shop } = order
  const t = emailTranslator(language)
  const meansBack = order.amounts.means.length > 0 ? t('cancelled.means') : ''
  const money = t('cancelled.paid', { money: order.payment.released ? 'released' : 'paid' })
  return {
    language,
    subject: t('cancelled.subject', { code }),
    preheader: t('cancelled.preheader'),
    shopName: t('shop.name'),
    title: t('cancelled.title'),
    action: { label: t('order.track'), href: `${siteOf(order)}/track-order/${order.uid}` },
    sections: [
      {
        title: null,
        look: 'body',
        blocks: nonEmptyLines([t('cancelled.intro', { code }), meansBack, money, shop.demoNotice]).map((text) => ({
          kind: 'text',
          text,
        })),
      },
    ],
    footer: companyLines(shop, t),
  }
}
