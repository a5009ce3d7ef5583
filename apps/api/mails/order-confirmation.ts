// The confirmation of an order: the contract on a durable medium. Whatever was agreed is in the e-mail itself, not
// behind a link. The buyer's remarks are left out, so that nobody can have the shop send his own text to a stranger's
// address.

import { formatMoney } from '@stoa/domain/money'
import { companyLines } from './company-lines.ts'
import type { Email, Section } from './email.ts'
import type { OrderData } from './order-data.ts'
import { billingSection, deliverySection, paymentSection } from './order-delivery.ts'
import { goodsSection } from './order-goods.ts'
import { rightsSections } from './order-rights.ts'
import { type EmailTranslator, emailTranslator, formatDateTime, formatDayRange, nonEmptyLines } from './translator.ts'

export function orderConfirmationEmail(order: OrderData): Email {
  const { language, code, shop } = order
  const t = emailTranslator(language)
  const site = language === 'en' ? `${shop.origin}/en` : shop.origin
  const dates = formatDayRange(order.deliveryFrom, order.deliveryTo, language)
  const total = formatMoney(order.amounts.total, language)
  return {
    language,
    subject: t('order.subject', { code }),
    preheader: t('order.preheader', { total, to: order.shipping.destination, dates }),
    shopName: t('shop.name'),
    title: t('order.title'),
    action: { label: t('order.track'), href: `${site}/track-order/${order.uid}` },
    sections: [
      opening(order, t),
      deliverySection(order, t),
      goodsSection(order, t),
      paymentSection(order, t),
      billingSection(order, t),
      ...rightsSections(shop, order.terms, `${site}/pages/withdrawal`, t),
    ],
    footer: companyLines(shop, t),
  }
}

function opening({ code, placedAt, invoice, shop, language }: OrderData, t: EmailTranslator): Section {
  const placed = formatDateTime(placedAt, language)
  const texts = [
    t('order.intro', { code, placed }),
    t('order.notTax', { document: invoice ? 'invoice' : 'receipt' }),
    ...nonEmptyLines([shop.demoNotice]),
  ]
  return { title: null, finePrint: false, blocks: texts.map((text) => ({ kind: 'text', text })) }
}
