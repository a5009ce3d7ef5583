// The confirmation of an order: the contract on a durable medium. Whatever was agreed is in the mail itself, not behind a
// link. The buyer's remarks are left out: nobody may have us send his own text to a stranger's address.

import { formatMoney } from '@stoa/domain/money'
import type { Letter, Section } from './letter.ts'
import { identity } from './letter-identity.ts'
import { billingSection, deliverySection, paymentSection } from './order-delivery.ts'
import type { OrderFacts } from './order-facts.ts'
import { goodsSection } from './order-goods.ts'
import { rightsSections } from './order-rights.ts'
import { daysInWords, type MailWords, mailWords, momentInWords, present } from './words.ts'

export function orderLetter(order: OrderFacts): Letter {
  const { language, code, shop } = order
  const t = mailWords(language)
  const site = language === 'en' ? `${shop.origin}/en` : shop.origin
  const dates = daysInWords(order.deliveryFrom, order.deliveryTo, language)
  const total = formatMoney(order.totalCents, language)
  return {
    language,
    subject: t('order.subject', { code }),
    preheader: t('order.preheader', { total, shipping: order.shipping.kind, dates }),
    shopName: t('shop.name'),
    title: t('order.title'),
    action: { label: t('order.track'), href: `${site}/track-order/${order.uid}` },
    sections: [
      opening(order, t),
      goodsSection(order, t),
      paymentSection(order, t),
      deliverySection(order, t),
      billingSection(order, t),
      ...rightsSections(shop, order.terms, `${site}/pages/withdrawal`, t),
    ],
    footer: identity(shop, t),
  }
}

function opening({ code, placedAt, invoice, shop, language }: OrderFacts, t: MailWords): Section {
  const placed = momentInWords(placedAt, language)
  const texts = [
    t('order.intro', { code, placed }),
    t('order.notTax', { document: invoice ? 'invoice' : 'receipt' }),
    ...present([shop.demoNotice]),
  ]
  return { title: null, quiet: false, blocks: texts.map((text) => ({ kind: 'text', text })) }
}
