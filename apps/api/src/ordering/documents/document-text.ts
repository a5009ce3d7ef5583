// What is printed on a document, in the reader's language. Nothing is added up here.

import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import { createTranslator } from 'use-intl/core'
import el from '../../../locales/documents.el.json' with { type: 'json' }
import en from '../../../locales/documents.en.json' with { type: 'json' }
import { inLanguage } from '../../database/localized-text.ts'
import type { PdfRow } from '../../pdf/write-pdf.ts'
import type { DocumentRow } from './documents.queries.ts'

const throwError = (error: Error): never => {
  throw error
}

const translators = {
  el: createTranslator({ locale: 'el', messages: el, onError: throwError }),
  en: createTranslator({ locale: 'en', messages: en, onError: throwError }),
}

export interface PrintedDocument {
  title: string
  number: string
  head: string[]
  issuer: string[]
  recipient: { title: string; lines: string[] } | null
  goods: { title: string; rows: PdfRow[] }
  total: PdfRow
  vat: { title: string; lines: string[] }
  payments: { title: string; rows: PdfRow[] }
  /** Of the tax authority. */
  marks: string[]
  qr: { url: string; label: string } | null
  pageOf(page: number, pages: number): string
}

/** `26/11/2026` */
const formatDay = (isoDay: string): string => isoDay.split('-').toReversed().join('/')

const known = <Names extends object>(names: Names, name: string): keyof Names =>
  (Object.hasOwn(names, name) ? name : 'other') as keyof Names

export function printedDocument(document: DocumentRow, language: Language): PrintedDocument {
  const t = translators[language]
  const { kind, series, number, issuer, corrects } = document
  return {
    title: t(`kind.${kind}`),
    number: t('number', { series, number: String(number) }),
    head: [
      t('issuedOn', { day: formatDay(document.issued_on) }),
      t('order', { code: document.order_code }),
      ...(corrects
        ? [
            t('corrects', {
              series: corrects.series,
              number: String(corrects.number),
              day: formatDay(corrects.issuedOn),
            }),
          ]
        : []),
    ],
    issuer: [
      issuer.name,
      t('issuer', { profession: issuer.profession, vatNumber: issuer.vatNumber, taxOffice: issuer.taxOffice }),
      `${issuer.street}, ${issuer.postalCode} ${issuer.city}`,
      t('registry', { number: issuer.registryNumber, branch: issuer.branch }),
    ],
    recipient: recipientOf(document, language),
    ...amountsOf(document, language),
    marks: marksOf(document, language),
    qr: document.qr_url === null ? null : { url: document.qr_url, label: t('qr') },
    pageOf: (page, pages) => t('page', { page, pages }),
  }
}

/** One that is no longer kept has nothing to show. */
function recipientOf({ recipient }: DocumentRow, language: Language): PrintedDocument['recipient'] {
  if (!recipient || recipient.companyName === '') return null
  const t = translators[language]
  const { companyName, profession, vatNumber, taxOffice, street, postalCode, city, country } = recipient
  const place = `${street}, ${postalCode} ${city}, ${country}`
  return { title: t('recipient'), lines: [companyName, t('company', { profession, vatNumber, taxOffice }), place] }
}

function amountsOf(
  document: DocumentRow,
  language: Language,
): Pick<PrintedDocument, 'goods' | 'total' | 'vat' | 'payments'> {
  const t = translators[language]
  const money = (cents: number) => formatMoney(cents, language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const lines = document.lines.map(({ name, dimension, quantity, cents }) => ({
    text: t('line', { quantity, name: [name, dimension].filter(Boolean).join(', ') }),
    amount: money(cents),
  }))
  const extras = document.extras.map(({ kind, labelEl, labelEn, cents }) => ({
    text: t(`extra.${known(en.extra, kind)}`, {
      label: labelEl === null ? kind : inLanguage(labelEl, labelEn, language),
    }),
    amount: money(cents),
  }))
  const allowance = { text: t('allowance'), amount: money(document.allowance_cents) }
  const allowances = document.allowance_cents === 0 ? [] : [allowance]
  const groups = document.vat.map(({ rate, netCents, vatCents }) =>
    t('vatGroup', { rate: percent.format(rate / 10_000), net: money(netCents), vat: money(vatCents) }),
  )
  const sums = t('sums', { net: money(document.net_cents), vat: money(document.vat_cents) })
  const isExempt = document.scheme === 'reverse_charge'
  const reason = isExempt ? [t('reverseCharge')] : []
  return {
    goods: { title: t(isExempt ? 'goodsExempt' : 'goods'), rows: [...lines, ...extras, ...allowances] },
    total: { text: t('total'), amount: money(document.gross_cents) },
    vat: { title: t('vat'), lines: [...groups, sums, ...reason] },
    payments: {
      title: t('payments'),
      rows: document.payments.map(({ kind, cents }) => ({
        text: t(`payment.${known(en.payment, kind)}`),
        amount: money(cents),
      })),
    },
  }
}

function marksOf({ mark, rejected, authentication_code, uid }: DocumentRow, language: Language): string[] {
  const t = translators[language]
  if (mark === null) return [t(rejected ? 'rejected' : 'pending'), t('uid', { uid })]
  return [
    t('mark', { mark }),
    t('uid', { uid }),
    ...(authentication_code === null ? [] : [t('authentication', { code: authentication_code })]),
  ]
}
