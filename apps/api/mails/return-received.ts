// Says that copies of an order came back, and when and how their money does.

import type { Language } from '@stoa/domain/language'
import { type Cents, formatMoney } from '@stoa/domain/money'
import type { RefundTarget } from '@stoa/domain/ordering/returns/return-state'
import { companyLines } from './company-lines.ts'
import type { Email } from './email.ts'
import type { ShopData } from './order-data.ts'
import { emailTranslator, formatDay, nonEmptyLines, oneLine, siteOf } from './translator.ts'

export interface ReturnData {
  language: Language
  /** Of the order. */
  uid: string
  code: string
  lines: { name: string; quantity: number }[]
  moneyCents: Cents
  /** `2026-12-08`; null where no money is owed. */
  refundBy: string | null
  refundTo: RefundTarget
  shop: ShopData
}

export function returnReceivedEmail(data: ReturnData): Email {
  const { language, uid, code, lines, moneyCents, refundBy, refundTo: to, shop } = data
  const t = emailTranslator(language)
  const items = lines.map((line) => t('stated.line', { quantity: line.quantity, name: oneLine(line.name) }))
  const amount = formatMoney(moneyCents, language)
  const money = refundBy === null ? '' : t('returned.money', { amount, to, day: formatDay(refundBy, language) })
  return {
    language,
    subject: t('returned.subject', { code }),
    preheader: money || t('returned.means'),
    shopName: t('shop.name'),
    title: t('returned.title'),
    action: { label: t('order.track'), href: `${siteOf(data)}/track-order/${uid}` },
    sections: [
      {
        title: null,
        look: 'body',
        blocks: [
          { kind: 'text', text: t('returned.intro', { code }) },
          { kind: 'list', items },
          ...nonEmptyLines([money, t('returned.means'), shop.demoNotice]).map((text) => ({
            kind: 'text' as const,
            text,
          })),
        ],
      },
    ],
    footer: companyLines(shop, t),
  }
}
