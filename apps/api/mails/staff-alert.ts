// Tells staff of something that somebody has to look into: in Greek, and below it in English.

import { type Language, languages } from '@stoa/domain/language'
import { type Cents, formatMoney, shopCurrency } from '@stoa/domain/money'
import type { PaymentAlert } from '@stoa/domain/ordering/payment/alert-kinds'
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
}

export interface StaffAlertData {
  alert: PaymentAlertData | ExceptionsData
  shop: ShopData
}

export function staffAlertEmail({ alert, shop }: StaffAlertData): Email {
  const t = emailTranslator('el')
  const title = t(`alert.${alert.kind}.title`)
  return {
    language: 'el',
    subject: alert.kind === 'exceptions' ? countFound(alert, t) : t('alert.subject', { title, code: alert.code }),
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

const countFound = ({ found }: ExceptionsData, t: EmailTranslator): string =>
  t('alert.exceptions.subject', { count: found.reduce((sum, { count }) => sum + count, 0) })

function blocksOf(alert: StaffAlertData['alert'], language: Language): Block[] {
  const [text = '', ...more] = textsOf(alert, language)
  const list = alert.kind === 'exceptions' ? listFound(alert, emailTranslator(language)) : []
  return [{ kind: 'text', text }, ...list, ...more.map((line): Block => ({ kind: 'text', text: line }))]
}

const listFound = ({ found }: ExceptionsData, t: EmailTranslator): Block[] => [
  {
    kind: 'list',
    items: found.map(({ provider, kind, count }) =>
      t('alert.exceptions.line', { provider, count, problem: t(`alert.exceptions.kinds.${kind}`) }),
    ),
  },
]

/** What happened, what is to be done, and why it is said. */
function textsOf(alert: StaffAlertData['alert'], language: Language): string[] {
  const t = emailTranslator(language)
  const why = t('alert.why')
  if (alert.kind === 'exceptions') return [t('alert.exceptions.text'), t('alert.exceptions.next'), why]
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

const amountOf = ({ cents, currency }: PaymentAlertData, language: Language): string =>
  currency === shopCurrency ? formatMoney(cents, language) : `${(cents / 100).toFixed(2)}\u00a0${currency}`
