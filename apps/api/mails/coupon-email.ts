// A coupon for a customer who has agreed to such e-mails: what it gives, all that it asks, and how to get no more of them.

import type { CustomerCoupon } from '@stoa/contract/ordering/coupons'
import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import { companyLines } from './company-lines.ts'
import type { Block, Email, Section } from './email.ts'
import type { ShopData } from './order-data.ts'
import { type EmailTranslator, emailTranslator, formatDay, formatRate, nonEmptyLines, siteOf } from './translator.ts'

type CouponFacts = Pick<
  CustomerCoupon,
  'code' | 'name' | 'amount' | 'percentage' | 'terms' | 'validFrom' | 'validUntil'
>

export interface CouponData {
  language: Language
  coupon: CouponFacts
  shop: ShopData
  /** Where no more of these e-mails are wanted, by one press. */
  stopUrl: string
}

const textBlocks = (...texts: string[]): Block[] => nonEmptyLines(texts).map((text) => ({ kind: 'text', text }))

export function couponEmail(data: CouponData): Email {
  const { language, coupon, shop } = data
  const t = emailTranslator(language)
  const { name, code, terms } = coupon
  const worth = worthOf(coupon, language)
  const drawn = { kind: 'giftCard' as const, amount: worth ?? name, label: t('coupon.code'), code }
  return {
    language,
    subject: t('coupon.subject', { worth: worth ?? 'none' }),
    preheader: name,
    shopName: t('shop.name'),
    title: t('coupon.title'),
    action: { label: t('coupon.action'), href: `${siteOf(data)}/profile/coupons` },
    sections: [
      { title: null, look: 'body', blocks: [...textBlocks(t('coupon.intro', { name })), drawn] },
      {
        title: t('coupon.terms'),
        look: 'body',
        blocks: [{ kind: 'list', items: [...terms, ...validity(coupon, language, t)] }],
      },
      { title: t('coupon.how'), look: 'body', blocks: textBlocks(t('coupon.use'), t('coupon.own'), shop.demoNotice) },
      whyNow(data, t),
    ],
    footer: companyLines(shop, t),
  }
}

/** What the sentences do not say; null where they say all of it. */
function worthOf({ amount, percentage }: CouponFacts, language: Language): string | null {
  if (amount !== null) return `−${formatMoney(amount, language)}`
  return percentage === null ? null : `−${formatRate(percentage, language)}`
}

function validity({ validFrom, validUntil }: CouponFacts, language: Language, t: EmailTranslator): string[] {
  const from = validFrom === null ? [] : [t('coupon.from', { day: formatDay(validFrom, language) })]
  const until =
    validUntil === null ? t('coupon.unlimited') : t('coupon.until', { day: formatDay(validUntil, language) })
  return [...from, until]
}

function whyNow(data: CouponData, t: EmailTranslator): Section {
  const link = { label: t('coupon.stop'), href: data.stopUrl }
  const { email } = data.shop
  const text = email === '' ? t('coupon.agreed') : t('coupon.agreedOrWrite', { email })
  return { title: null, look: 'fine', blocks: [{ kind: 'fact', label: t('coupon.why'), text, link }] }
}
