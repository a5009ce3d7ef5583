// Tells staff of something that somebody has to look into: in Greek, and below it in English.

import { type Language, languages } from '@stoa/domain/language'
import { type Cents, formatMoney, shopCurrency, sum } from '@stoa/domain/money'
import type { AlertKind, PaymentAlert } from '@stoa/domain/ordering/payment/alert-kinds'
import type { ExceptionKind } from '@stoa/domain/ordering/settlements/match-settlement'
import { companyLines } from './company-lines.ts'
import type { Block, Email } from './email.ts'
import type { ShopData } from './order-data.ts'
import { type EmailTranslator, emailTranslator, formatDay } from './translator.ts'

export interface PaymentAlertData {
  kind: PaymentAlert
  code: string
  provider: string
  /** Ours, of the payment. */
  reference: string
  cents: Cents
  currency: string
  /** `2026-12-01` */
  lastDay: string | null
}

export interface ExceptionsData {
  kind: 'exceptions'
  /** How many of each were found. */
  found: readonly { provider: string; kind: ExceptionKind; count: number }[]
  /** Some of them, those that are looked into first. `subject`: the order or the payment; may be empty. */
  first: readonly {
    id: number
    provider: string
    kind: ExceptionKind
    subject: string
    cents: Cents
    currency: string
  }[]
}

/** Alerts of a time when nobody could be told. */
export interface MissedData {
  kind: 'missed'
  count: number
  /** Some of them. `day`: `2026-12-01`. `code`: of the order, empty where it is about several. */
  latest: readonly { kind: Exclude<AlertKind, 'missed'>; day: string; code: string }[]
}

export interface StaffAlertData {
  alert: PaymentAlertData | ExceptionsData | MissedData
  shop: ShopData
}

export function staffAlertEmail({ alert, shop }: StaffAlertData): Email {
  const t = emailTranslator('el')
  const title = t(`alert.${alert.kind}.title`)
  return {
    language: 'el',
    subject: 'code' in alert ? t('alert.subject', { title, code: alert.code }) : countedSubject(alert, t),
    preheader: textsOf(alert, 'el')[0] ?? title,
    shopName: t('shop.name'),
    title,
    action: null,
    sections: languages.map((language) => ({
      title: language === 'el' ? null : emailTranslator(language)(`alert.${alert.kind}.title`),
      look: 'body',
      blocks: blocksOf(alert, language),
      ...(language === 'el' ? {} : { language }),
    })),
    footer: companyLines(shop, t),
  }
}

const countOf = (alert: ExceptionsData | MissedData): number =>
  alert.kind === 'missed' ? alert.count : sum(alert.found.map(({ count }) => count))

const countedSubject = (alert: ExceptionsData | MissedData, t: EmailTranslator): string =>
  t(`alert.${alert.kind}.subject`, { count: countOf(alert) })

function blocksOf(alert: StaffAlertData['alert'], language: Language): Block[] {
  const [text = '', ...more] = textsOf(alert, language)
  const list = 'code' in alert ? [] : listsOf(alert, language)
  return [{ kind: 'text', text }, ...list, ...more.map((line): Block => ({ kind: 'text', text: line }))]
}

/** How many there are of each, and some of them; of how many more the command tells. */
function listsOf(alert: ExceptionsData | MissedData, language: Language): Block[] {
  const t = emailTranslator(language)
  const shown = alert.kind === 'missed' ? missedLines(alert, language) : firstLines(alert, language)
  const more = countOf(alert) - shown.length
  return [
    ...(alert.kind === 'missed' ? [] : [{ kind: 'list', items: foundLines(alert, t) } as const]),
    { kind: 'list', items: more > 0 ? [...shown, t('alert.more', { count: more })] : shown },
  ]
}

const foundLines = ({ found }: ExceptionsData, t: EmailTranslator): string[] =>
  found.map(({ provider, kind, count }) =>
    t('alert.exceptions.line', { provider, count, problem: t(`alert.exceptions.kinds.${kind}`) }),
  )

function firstLines({ first }: ExceptionsData, language: Language): string[] {
  const t = emailTranslator(language)
  return first.map(({ id, provider, kind, subject, ...amount }) =>
    t('alert.exceptions.first', {
      ...{ number: String(id), provider, subject, named: subject === '' ? 'no' : 'yes' },
      amount: amountOf(amount, language),
      problem: t(`alert.exceptions.kinds.${kind}`),
    }),
  )
}

function missedLines({ latest }: MissedData, language: Language): string[] {
  const t = emailTranslator(language)
  return latest.map(({ kind, day, code }) =>
    t('alert.missed.line', {
      ...{ day: formatDay(day, language), title: t(`alert.${kind}.title`), code },
      named: code === '' ? 'no' : 'yes',
    }),
  )
}

/** What happened, what is to be done, and why it is said. */
function textsOf(alert: StaffAlertData['alert'], language: Language): string[] {
  const t = emailTranslator(language)
  const why = t('alert.why')
  if (!('code' in alert)) return [t(`alert.${alert.kind}.text`), t(`alert.${alert.kind}.next`), why]
  const { kind, code, provider, reference, lastDay } = alert
  const values = {
    code,
    amount: amountOf(alert, language),
    day: lastDay === null ? '' : formatDay(lastDay, language),
    limit: lastDay === null ? 'no' : 'yes',
  }
  const about = t('alert.about', { code, provider, reference })
  return [t(`alert.${kind}.text`, values), t(`alert.${kind}.next`), about, why]
}

const amountOf = ({ cents, currency }: Pick<PaymentAlertData, 'cents' | 'currency'>, language: Language): string =>
  currency === shopCurrency ? formatMoney(cents, language) : `${(cents / 100).toFixed(2)}\u00a0${currency}`
