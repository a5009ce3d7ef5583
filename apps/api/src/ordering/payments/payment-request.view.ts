// The page between the shop and a provider. It goes on by itself, and by its button where no scripts run. A page of our own is
// needed: our other pages let no form end at another host.

import { readFileSync } from 'node:fs'
import type { Language } from '@stoa/domain/language'
import type { CallbackAnswer } from '../../http/callbacks.ts'
import type { NextStep } from '../../ports/payment.ts'

interface Labels {
  title: string
  text: string
  button: string
}

const read = (language: Language): Labels =>
  JSON.parse(readFileSync(new URL(`../../../locales/payment-request.${language}.json`, import.meta.url), 'utf8'))

const labels: Record<Language, Labels> = { el: read('el'), en: read('en') }

const script = "document.querySelector('form').submit()"

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char)

/** An address is gone to with a form as well: its query becomes the fields of a GET. */
function formOf(next: NextStep, button: string): string {
  const { action, method, fields } =
    'form' in next ? { ...next.form, method: 'post' } : { ...addressForm(new URL(next.url)), method: 'get' }
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="${method}" action="${escapeHtml(action)}">${inputs.join('')}<button>${button}</button></form>`
}

const addressForm = (url: URL) => ({ action: `${url.origin}${url.pathname}`, fields: [...url.searchParams] })

export function paymentRequestPage(language: Language, next: NextStep): CallbackAnswer {
  const { title, text, button } = labels[language]
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p>${formOf(next, button)}</main><script>${script}</script></body></html>`
  return { status: 200, html, script }
}
