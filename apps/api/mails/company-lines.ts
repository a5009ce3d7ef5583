// The sender: the company details that the law requires, at the foot of every e-mail.

import type { ShopData } from './order-data.ts'
import { type EmailTranslator, nonEmptyLines } from './translator.ts'

export const companyLines = (shop: ShopData, t: EmailTranslator): string[] =>
  nonEmptyLines([
    shop.legalName,
    shop.seat,
    shop.registerNumber,
    shop.vatNumber,
    shop.phone && t('shop.phone', { phone: shop.phone, hours: shop.hours }),
    shop.email,
  ])
