// Reminds the buyer of a deposit while there is time to make it: what, by when, and where to.

import { formatMoney } from '@stoa/domain/money'
import { companyLines } from './company-lines.ts'
import type { Email } from './email.ts'
import type { OrderData } from './order-data.ts'
import { depositRows } from './order-delivery.ts'
import { emailTranslator, formatDay, nonEmptyLines, siteOf } from './translator.ts'

export function depositReminderEmail(order: OrderData): Email {
  const { language, code, shop, payment } = order
  const t = emailTranslator(language)
  const deadline = payment.deposit ? formatDay(payment.deposit.deadline, language) : ''
  const total = formatMoney(order.payableCents, language)
  const asked = t('reminder.intro', { code, total, deadline, accounts: payment.accounts.length })
  const after = nonEmptyLines([t('reminder.paid'), t('reminder.otherwise'), shop.demoNotice])
  return {
    language,
    subject: t('reminder.subject', { code, deadline }),
    preheader: t('reminder.preheader'),
    shopName: t('shop.name'),
    title: t('reminder.title'),
    action: { label: t('order.track'), href: `${siteOf(order)}/track-order/${order.uid}` },
    sections: [
      { title: null, look: 'body', blocks: [{ kind: 'text', text: asked }] },
      { title: t('payment.title'), look: 'panel', blocks: [depositRows(order, t)] },
      { title: null, look: 'body', blocks: after.map((text) => ({ kind: 'text', text })) },
    ],
    footer: companyLines(shop, t),
  }
}
