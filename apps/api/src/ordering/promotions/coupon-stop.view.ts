// The page behind the link that stops e-mails with coupons.

import { readFileSync } from 'node:fs'
import type { Language } from '@stoa/domain/language'

export type CouponStopState = 'asked' | 'stopped' | 'unknown'

type Labels = Record<CouponStopState | 'title' | 'button', string>

const read = (language: Language): Labels =>
  JSON.parse(readFileSync(new URL(`../../../locales/coupon-stop.${language}.json`, import.meta.url), 'utf8'))

const labels: Record<Language, Labels> = { el: read('el'), en: read('en') }

/** Nothing in it comes from outside. */
export function couponStopPage(language: Language, state: CouponStopState): string {
  const { title, button, ...texts } = labels[language]
  const form = state === 'asked' ? `<form method="post"><button>${button}</button></form>` : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title></head>
<body><main><h1>${title}</h1><p>${texts[state]}</p>${form}</main></body></html>`
}
