// The status page of a data deletion request from Facebook, in both languages: it is reached from Facebook, which does
// not say which one the person reads.

import { readFileSync } from 'node:fs'
import { type Language, languages } from '@stoa/domain/language'

interface Labels {
  title: string
  /** `{date}` is the day it was done. */
  forgotten: string
  account: string
  unknown: string
}

const read = (language: Language): Labels =>
  JSON.parse(readFileSync(new URL(`../../../locales/deletion-status.${language}.json`, import.meta.url), 'utf8'))

const labels: Record<Language, Labels> = { el: read('el'), en: read('en') }

function sectionFor(language: Language, at: Date | null): string {
  const { title, forgotten, account, unknown } = labels[language]
  const day = at && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Athens' }).format(at)
  const body = day === null ? `<p>${unknown}</p>` : `<p>${forgotten.replace('{date}', day)}</p><p>${account}</p>`
  return `<section lang="${language}"><h1>${title}</h1>${body}</section>`
}

/** `at`: when it was carried out; null for an unknown request. Nothing in it comes from outside. */
export const deletionStatusPage = (at: Date | null): string => `<!doctype html>
<html lang="el"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${labels.el.title}</title></head>
<body><main>${languages.map((language) => sectionFor(language, at)).join('\n')}</main></body></html>`
