// Says which loyalty points will expire and when. It does not advertise: whoever has them decides what to do with them.

import type { Language } from '@stoa/domain/language'
import { companyLines } from './company-lines.ts'
import type { Email } from './email.ts'
import type { ShopData } from './order-data.ts'
import { emailTranslator, formatDay, nonEmptyLines, siteOf } from './translator.ts'

export interface PointsExpiryData {
  language: Language
  /** By their last days (`2027-09-25`), the first one first. */
  days: readonly { lastDay: string; points: number }[]
  shop: ShopData
}

export function pointsExpiryEmail(data: PointsExpiryData): Email {
  const { language, days, shop } = data
  const t = emailTranslator(language)
  const points = days.reduce((sum, day) => sum + day.points, 0)
  const first = formatDay(days[0]?.lastDay ?? '', language)
  const lines = days.map((day) => t('points.line', { points: day.points, day: formatDay(day.lastDay, language) }))
  const texts = [t('points.intro', { points }), ...lines, t('points.after'), shop.demoNotice]
  return {
    language,
    subject: t('points.subject', { points }),
    preheader: t('points.preheader', { day: first }),
    shopName: t('shop.name'),
    title: t('points.title', { points }),
    action: { label: t('points.action'), href: `${siteOf(data)}/profile/points` },
    sections: [{ title: null, look: 'body', blocks: nonEmptyLines(texts).map((text) => ({ kind: 'text', text })) }],
    footer: companyLines(shop, t),
  }
}
