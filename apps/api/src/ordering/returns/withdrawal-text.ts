// What the receipt of a statement and the note for the parcel say, in the language of the statement.

import type { WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import { unpaidEffect } from '@stoa/domain/ordering/returns/unpaid-terms'
import { createTranslator } from 'use-intl/core'
import el from '../../../locales/withdrawals.el.json' with { type: 'json' }
import en from '../../../locales/withdrawals.en.json' with { type: 'json' }
import type { PdfBlock, PdfFile } from '../../pdf/write-pdf.ts'

const throwError = (error: Error): never => {
  throw error
}

const translators = {
  el: createTranslator({ locale: 'el', messages: el, onError: throwError }),
  en: createTranslator({ locale: 'en', messages: en, onError: throwError }),
}

const locales = { el: 'el', en: 'en-GB' } as const

export interface PrintedStatement {
  code: string
  language: Language
  statedAt: Date
  name: string
  email: string
  /** The order’s number as it was typed. */
  order: string
  lines: readonly StatedLine[]
  words: string | null
  terms: WithdrawalTerms | null
}

interface StatedLine {
  name: string
  quantity: number
  /** Of these, copies to be sent back. */
  sentBack: number
}

export interface ShopAddress {
  legalName: string
  seat: string
  phone: string
  email: string
}

const textBlocks = (...texts: string[]): PdfBlock[] =>
  texts.flatMap((text) => (text.trim() === '' ? [] : [{ kind: 'text' as const, text: text.trim() }]))

/** On one line, so that nothing that somebody wrote passes for a line of the shop. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** `8 December 2026` */
const formatDay = (isoDay: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDay))

/** `Tuesday, 24 November 2026, 18:42:07`, by the shop's clock. */
function formatMoment(at: Date, language: Language): string {
  const zone = { timeZone: 'Europe/Athens' }
  const day = new Intl.DateTimeFormat(locales[language], { ...zone, dateStyle: 'full' })
  const hour = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'medium' })
  return `${day.format(at)}, ${hour.format(at)}`
}

const addressBlocks = ({ legalName, seat, phone, email }: ShopAddress, language: Language): PdfBlock[] => [
  { kind: 'lead', text: legalName },
  { kind: 'small', text: seat },
  { kind: 'small', text: translators[language]('contact', { phone, email }) },
]

export function receiptOf(statement: PrintedStatement, shop: ShopAddress): PdfFile {
  const { code, language, statedAt, name, email, order, words, lines } = statement
  const t = translators[language]
  const about = order === '' ? t('receipt.statement') : t('receipt.statementOf', { order: oneLine(order) })
  return {
    ...{ language, at: statedAt, title: t('receipt.name', { code }) },
    pageOf: (page, pages) => t('page', { page, pages }),
    blocks: [
      ...addressBlocks(shop, language),
      { kind: 'gap' },
      { kind: 'title', text: t('receipt.title') },
      { kind: 'lead', text: t('receipt.number', { code }) },
      ...textBlocks(t('receipt.received', { at: formatMoment(statedAt, language) })),
      { kind: 'heading', text: t('receipt.what') },
      ...textBlocks(about, ...lines.map((line) => t('receipt.line', { ...line, name: oneLine(line.name) }))),
      ...textBlocks(words === null ? '' : t('receipt.words', { words: oneLine(words) })),
      ...textBlocks(t('receipt.by', { name: oneLine(name) }), t('receipt.email', { email })),
      { kind: 'heading', text: t('receipt.next') },
      ...nextBlocks(statement),
      { kind: 'heading', text: t('receipt.law') },
      ...textBlocks(t('receipt.lawText')),
    ],
  }
}

function nextBlocks({ terms, language }: PrintedStatement): PdfBlock[] {
  const t = translators[language]
  if (!terms) return textBlocks(t('receipt.read'))
  const amount = (cents: number) => formatMoney(cents, language)
  const { cancels, sendsBack, paid, money } = terms
  const back = sendsBack ? 'yes' : 'no'
  const parts = { points: terms.points, giftCards: terms.giftCards, money: paid ? money : 0 }
  const rows = (['points', 'giftCards', 'money'] as const).flatMap((part) =>
    parts[part] > 0 ? [{ kind: 'row' as const, text: t(`receipt.${part}`), amount: amount(parts[part]) }] : [],
  )
  const total = amount(parts.points + parts.giftCards + parts.money)
  const unpaid = t(`receipt.${unpaidEffect(terms)}`, { amount: amount(money), back })
  const refund = money === 0 ? '' : t('receipt.refund', { day: formatDay(terms.refundBy, language), back })
  return [
    ...textBlocks(cancels ? t('receipt.cancels') : ''),
    ...textBlocks(cancels || sendsBack ? '' : t('receipt.ended')),
    ...textBlocks(sendsBack ? t('receipt.sendBack', { day: formatDay(terms.sendBackBy, language) }) : ''),
    ...rows,
    ...(rows.length > 0 ? [{ kind: 'total' as const, text: t('receipt.total'), amount: total }] : []),
    ...textBlocks(paid ? refund : unpaid),
  ]
}

/** Null where nothing is sent back. */
export function returnNoteOf(statement: PrintedStatement, shop: ShopAddress): PdfFile | null {
  const { code, language, statedAt, name, order, terms, lines } = statement
  if (!terms?.sendsBack) return null
  const t = translators[language]
  const sent = lines.filter(({ sentBack }) => sentBack > 0)
  return {
    ...{ language, at: statedAt, title: t('note.name', { code }) },
    pageOf: (page, pages) => t('page', { page, pages }),
    blocks: [
      { kind: 'title', text: t('note.title') },
      { kind: 'lead', text: t('note.number', { code }) },
      ...textBlocks(t('note.order', { order: oneLine(order) })),
      { kind: 'gap' },
      { kind: 'qr', content: code, label: t('note.qr', { code }) },
      { kind: 'heading', text: t('note.to') },
      ...addressBlocks(shop, language),
      { kind: 'heading', text: t('note.from') },
      ...textBlocks(oneLine(name)),
      { kind: 'heading', text: t('note.goods') },
      ...textBlocks(...sent.map((line) => t('receipt.line', { name: oneLine(line.name), quantity: line.sentBack }))),
      { kind: 'heading', text: t('note.how') },
      ...textBlocks(t('note.put'), t('note.pack'), t('note.send', { day: formatDay(terms.sendBackBy, language) })),
      ...textBlocks(t('note.proof'), t('note.noStamp')),
    ],
  }
}
