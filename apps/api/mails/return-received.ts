// Says that copies of an order came back, or that an amount does without any; and when and how the money does.

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
  /** Whether it ended without being sent back. */
  unsent: boolean
  /** None where nothing came back. */
  lines: { name: string; quantity: number }[]
  moneyCents: Cents
  cardCents: Cents
  /** `2026-12-08`; null where no money is owed. */
  refundBy: string | null
  refundTo: RefundTarget
  shop: ShopData
}

interface ReturnTexts {
  subject: string
  title: string
  intro: string
  items: string[]
  means: string
}

export function returnReceivedEmail(data: ReturnData): Email {
  const { language, uid, moneyCents, refundBy, refundTo: to, shop } = data
  const t = emailTranslator(language)
  const { subject, title, intro, items, means } = data.lines.length > 0 ? textsOfGoods(data) : textsOfAllowance(data)
  const amount = formatMoney(moneyCents, language)
  const money = refundBy === null ? '' : t('returned.money', { amount, to, day: formatDay(refundBy, language) })
  return {
    language,
    subject,
    preheader: money || means,
    shopName: t('shop.name'),
    title,
    action: { label: t('order.track'), href: `${siteOf(data)}/track-order/${uid}` },
    sections: [
      {
        title: null,
        look: 'body',
        blocks: [
          { kind: 'text', text: intro },
          ...(items.length > 0 ? [{ kind: 'list' as const, items }] : []),
          ...nonEmptyLines([money, means, shop.demoNotice]).map((text) => ({ kind: 'text' as const, text })),
        ],
      },
    ],
    footer: companyLines(shop, t),
  }
}

function textsOfGoods({ language, code, lines, unsent }: ReturnData): ReturnTexts {
  const t = emailTranslator(language)
  const how = unsent ? 'ended' : 'returned'
  return {
    subject: t(`${how}.subject`, { code }),
    title: t(`${how}.title`),
    intro: t(`${how}.intro`, { code }),
    items: lines.map((line) => t('stated.line', { quantity: line.quantity, name: oneLine(line.name) })),
    means: t('returned.means'),
  }
}

function textsOfAllowance({ language, code, moneyCents, cardCents }: ReturnData): ReturnTexts {
  const t = emailTranslator(language)
  const amount = formatMoney(moneyCents + cardCents, language)
  return {
    subject: t('allowance.subject', { code }),
    title: t('allowance.title', { amount }),
    intro: t('allowance.intro', { code, amount }),
    items: [],
    means: cardCents > 0 ? t('allowance.cards', { amount: formatMoney(cardCents, language) }) : '',
  }
}
