// The confirmation of an order: the contract on a durable medium. When and where it comes, what it is and what it costs
// stand in the e-mail; the texts of the law, word by word, in files attached to it, and not behind a link (decision 104).
// The buyer's remarks are left out, so that nobody can have the shop send his own text to a stranger's address.

import { formatMoney } from '@stoa/domain/money'
import { companyLines } from './company-lines.ts'
import type { Email, Section } from './email.ts'
import type { OrderData } from './order-data.ts'
import { deliveryText, depositSection, orderSection, promisedDates, waitsFor } from './order-delivery.ts'
import { goodsSection } from './order-goods.ts'
import { rightsAttachments, rightsSections } from './order-rights.ts'
import { type EmailTranslator, emailTranslator, nonEmptyLines, siteOf } from './translator.ts'

export function orderConfirmationEmail(order: OrderData): Email {
  const { language, code, shop } = order
  const t = emailTranslator(language)
  const site = siteOf(order)
  const dates = promisedDates(order)
  const total = formatMoney(order.amounts.total, language)
  const withdrawal = {
    label: shop.withdrawalLink || t('withdrawal.link'),
    href: `${site}/withdrawal?order=${encodeURIComponent(code)}`,
  }
  const track = { label: t('order.track'), href: `${site}/track-order/${order.uid}` }
  return {
    language,
    subject: t('order.subject', { code }),
    preheader: t('order.preheader', { total, to: order.shipping.destination, dates, waits: waitsFor(order) }),
    shopName: t('shop.name'),
    title: t('order.title'),
    action: track,
    sections: [
      opening(order, t),
      ...depositSection(order, t),
      goodsSection(order, t),
      orderSection(order, t),
      ...rightsSections(order, withdrawal, t),
    ],
    footer: companyLines(shop, t),
    footerLinks: [withdrawal, { label: t('order.terms'), href: `${site}/pages/terms` }],
    attachments: rightsAttachments(order, t),
  }
}

/** What the reader is waiting for: when, and where. */
const opening = (order: OrderData, t: EmailTranslator): Section => ({
  title: null,
  look: 'body',
  blocks: [
    { kind: 'lead', text: deliveryText(order, t) },
    ...nonEmptyLines([order.shop.demoNotice]).map((text) => ({ kind: 'text' as const, text })),
  ],
})
