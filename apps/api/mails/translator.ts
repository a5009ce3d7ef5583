// The messages of e-mails, and the formats of their dates and rates.

import type { Language } from '@stoa/domain/language'
import type { OpenDays } from '@stoa/domain/ordering/delivery/group-hours'
import { createTranslator } from 'use-intl/core'
import el from '../locales/mails.el.json'
import en from '../locales/mails.en.json'

const throwError = (error: Error): never => {
  throw error
}

/** A missing message is an error: half an e-mail is worse than a late one. */
export const emailTranslator = (language: Language) =>
  createTranslator({ locale: language, messages: language === 'en' ? en : el, onError: throwError })

export type EmailTranslator = ReturnType<typeof emailTranslator>

const locales: Record<Language, string> = { el: 'el', en: 'en-GB' }

/** A line that ends within a date reads badly: `25 / Νοεμβρίου`. */
const keepDate = (text: string): string => text.replace(/(?<=\d|\p{L}) (?=\d|\p{L})/gu, '\u00a0')

const dayFormat = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })

/** `20 Νοεμβρίου 2026`, from `2026-11-20`. */
export const formatDay = (isoDay: string, language: Language): string =>
  keepDate(dayFormat(language).format(new Date(isoDay)))

/** `24–26 Νοεμβρίου 2026`: no spaces between numbers, spaces between words. */
export const formatDayRange = (from: string, to: string, language: Language): string =>
  keepDate(
    dayFormat(language)
      .formatRange(new Date(from), new Date(to))
      .replace(/^(\d+)\s*–\s*(\d+)/, '$1–$2'),
  )

/** `20 Νοεμβρίου 2026, 14:05`, by the shop's clock. */
export function formatDateTime(time: number, language: Language): string {
  const zone = { timeZone: 'Europe/Athens' }
  const day = new Intl.DateTimeFormat(locales[language], { ...zone, dateStyle: 'long' })
  const hour = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'short' })
  return `${keepDate(day.format(time))}, ${hour.format(time)}`
}

/** `Τρίτη 24 Νοεμβρίου 2026, 18:42:07`, by the shop's clock, for what counts to the second. */
export function formatDayTime(time: number, language: Language): string {
  const zone = { timeZone: 'Europe/Athens' }
  const day = new Intl.DateTimeFormat(locales[language], { ...zone, dateStyle: 'full' })
  const hour = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'medium' })
  return `${keepDate(day.format(time))}, ${hour.format(time)}`
}

/** `Δευτέρα–Παρασκευή 09:00–21:00, Σάββατο 09:00–18:00`; closed days are left out. */
export function formatOpenDays(days: readonly OpenDays[], language: Language): string {
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' })
  // the first of June 2026 was a Monday
  const nameOf = (day: number): string => weekday.format(Date.UTC(2026, 5, day))
  return days
    .flatMap(({ from, to, hours }) => {
      if (!hours) return []
      const names = from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`
      return [`${names} ${hours.opens}–${hours.closes}`]
    })
    .join(', ')
}

/** `6%`, from 600 basis points. */
export const formatRate = (rate: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)

/** What a buyer typed stays on one line, so that nobody can forge a line of the e-mail. An amount keeps its fixed space. */
export const oneLine = (text: string): string => text.replace(/[^\S\u00a0]+/g, ' ').trim()

/** The shop in the reader's language. */
export const siteOf = ({ language, shop }: { language: Language; shop: { origin: string } }): string =>
  language === 'en' ? `${shop.origin}/en` : shop.origin

export const nonEmptyLines = (texts: readonly (string | null)[]): string[] =>
  texts.flatMap((text) => (text ? [oneLine(text)] : []))
