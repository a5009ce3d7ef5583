// Acknowledges a statement of withdrawal on a durable medium (Directive 2011/83, article 11a): what was stated, on which day
// and at what time, and what follows from it.

import type { WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import { unpaidEffect } from '@stoa/domain/ordering/returns/unpaid-terms'
import { companyLines } from './company-lines.ts'
import type { Block, Email, Row, Section } from './email.ts'
import type { ShopData } from './order-data.ts'
import {
  type EmailTranslator,
  emailTranslator,
  formatDay,
  formatDayTime,
  nonEmptyLines,
  oneLine,
  siteOf,
} from './translator.ts'

export interface WithdrawalData {
  language: Language
  /** Of the statement: `WD-26-483920`. */
  code: string
  /** Milliseconds since 1970. */
  statedAt: number
  name: string
  email: string
  /** The order’s number as it was typed; empty when it was not known. */
  order: string
  /** None when it is in words. */
  lines: { name: string; quantity: number }[]
  words: string | null
  /** Null when a person reads it first. */
  terms: WithdrawalTerms | null
  /** Of the order; null while it is not known which one that is. */
  uid: string | null
  shop: ShopData
}

const textBlocks = (...texts: string[]): Block[] => nonEmptyLines(texts).map((text) => ({ kind: 'text', text }))

export function withdrawalStatedEmail(data: WithdrawalData): Email {
  const { language, code, statedAt, shop, uid } = data
  const t = emailTranslator(language)
  const at = formatDayTime(statedAt, language)
  return {
    language,
    subject: t('stated.subject', { code }),
    preheader: t('stated.preheader', { at }),
    shopName: t('shop.name'),
    title: t('stated.title'),
    action: uid === null ? null : { label: t('order.track'), href: `${siteOf(data)}/track-order/${uid}` },
    sections: [
      { title: null, look: 'body', blocks: textBlocks(t('stated.intro', { code, at }), t('stated.keep')) },
      statementSection(data, at, t),
      { title: t('stated.next'), look: 'body', blocks: nextBlocks(data, t) },
      { title: null, look: 'fine', blocks: textBlocks(t('stated.notYou', { email: shop.email }), shop.demoNotice) },
    ],
    footer: companyLines(shop, t),
  }
}

function statementSection(
  { lines, words, order, name, email }: WithdrawalData,
  at: string,
  t: EmailTranslator,
): Section {
  const items = lines.map((line) => t('stated.line', { quantity: line.quantity, name: oneLine(line.name) }))
  const about = order === '' ? t('stated.statement') : t('stated.statementOf', { order: oneLine(order) })
  return {
    title: t('stated.what'),
    look: 'panel',
    blocks: [
      { kind: 'lead', text: about },
      ...(items.length > 0 ? [{ kind: 'list' as const, items }] : []),
      ...(words ? [{ kind: 'quote' as const, label: t('stated.words'), lines: nonEmptyLines(words.split('\n')) }] : []),
      { kind: 'fact', label: t('stated.name'), text: oneLine(name) },
      { kind: 'fact', label: t('stated.email'), text: email },
      { kind: 'fact', label: t('stated.at'), text: at },
    ],
  }
}

function nextBlocks({ terms, language, shop }: WithdrawalData, t: EmailTranslator): Block[] {
  if (!terms) return textBlocks(t('stated.read'))
  const day = (isoDay: string) => formatDay(isoDay, language)
  const address = nonEmptyLines([shop.legalName, shop.seat]).join(', ')
  const refund = t('stated.refund', { day: day(terms.refundBy), back: terms.sendsBack ? 'yes' : 'no' })
  return [
    ...(terms.cancels ? textBlocks(t('stated.cancels')) : []),
    ...(terms.cancels || terms.sendsBack ? [] : textBlocks(t('stated.ended'))),
    ...(terms.sendsBack ? textBlocks(t('stated.sendBack', { day: day(terms.sendBackBy), address })) : []),
    ...(terms.paid || terms.refund > terms.money
      ? [{ kind: 'rows' as const, rows: refundRows(terms, language, t) }]
      : []),
    ...textBlocks(terms.paid ? (terms.money > 0 ? refund : '') : unpaidText(terms, language, t)),
  ]
}

const unpaidText = (terms: WithdrawalTerms, language: Language, t: EmailTranslator): string =>
  t(`stated.${unpaidEffect(terms)}`, {
    amount: formatMoney(terms.money, language),
    back: terms.sendsBack ? 'yes' : 'no',
  })

function refundRows(terms: WithdrawalTerms, language: Language, t: EmailTranslator): Row[] {
  const money = terms.paid ? terms.money : 0
  const parts = { points: terms.points, giftCards: terms.giftCards, money }
  const rows = (['points', 'giftCards', 'money'] as const).flatMap((part) =>
    parts[part] > 0 ? [{ label: t(`stated.${part}`), value: formatMoney(parts[part], language) }] : [],
  )
  const total = terms.points + terms.giftCards + money
  return [...rows, { label: t('stated.total'), value: formatMoney(total, language), look: 'total' }]
}
