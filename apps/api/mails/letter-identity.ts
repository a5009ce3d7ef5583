// Who writes: the company as the law wants it named, at the foot of every letter.

import type { ShopFacts } from './order-facts.ts'
import { type MailWords, present } from './words.ts'

export const identity = (shop: ShopFacts, t: MailWords): string[] =>
  present([
    shop.legalName,
    shop.seat,
    shop.registerNumber,
    shop.vatNumber,
    shop.phone && t('shop.phone', { phone: shop.phone, hours: shop.hours }),
    shop.email,
  ])
