// Amounts and days as banks write them in tables.

import type { Cents } from '../../money.ts'

const shapes = {
  ',': /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?$/,
  '.': /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/,
} as const

export type DecimalMark = keyof typeof shapes

const mostEuros = 9_999_999

/** `1.234,56`, `-12,5`, `12,00- €`; null of what is no amount, or one in which the marks stand elsewhere. */
export function readAmount(text: string, decimal: DecimalMark): Cents | null {
  const bare = text.replace(/[\s€]|EUR/g, '').replace(/−/g, '-')
  const [, before = '', digits = '', after = ''] = /^([+-]?)(.*?)(-?)$/.exec(bare) ?? []
  const [, whole, fraction = ''] = shapes[decimal].exec(digits) ?? []
  if (whole === undefined || (before !== '' && after !== '')) return null
  const euros = Number(whole.replace(/[.,]/g, ''))
  if (euros > mostEuros) return null
  const cents = euros * 100 + Number(fraction.padEnd(2, '0'))
  return cents === 0 || (before !== '-' && after === '') ? cents : -cents
}

export type DayOrder = 'dmy' | 'mdy' | 'ymd'

/** `26/11/2026`, `26-11-26 14:05` or `20261126` as `2026-11-26`; null of what is no day. */
export function readDay(text: string, order: DayOrder): string | null {
  const plain = order === 'ymd' ? /^(\d{4})(\d\d)(\d\d)$/ : /^(\d\d)(\d\d)(\d{4})$/
  const parts = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[ T].*)?$/.exec(text) ?? plain.exec(text)
  const [, one = '', two = '', three = ''] = parts ?? []
  const [year, month, day] = { dmy: [three, two, one], mdy: [three, one, two], ymd: [one, two, three] }[order]
  if (year?.length !== 4 && year?.length !== 2) return null
  const iso = `${year.padStart(4, '20')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  // a day that its month does not have is read as one of the next
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso
}
