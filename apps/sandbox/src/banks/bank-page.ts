// The pages of the sandbox's banks: where the buyer chooses what happens, and the form with which a browser goes back.

import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../mail/escape-html.ts'
import type { BankChoices } from './bank-choices.ts'

const style = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 640px; margin: 24px auto; padding: 0 16px; color-scheme: light dark }
button { font: inherit; padding: 8px 16px; margin: 4px 0; display: block; width: 100%; text-align: left } dt { font-weight: 600 }`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`

export interface BankPage {
  /** The bank’s name. */
  bank: string
  /** Where the choice is posted to, as the field `choice`. */
  action: string
  /** What the bank shows of the payment: amount, order. */
  shown: Readonly<Record<string, string>>
  choices: BankChoices
}

export function bankPage({ bank, action, shown, choices }: BankPage): string {
  const terms = Object.entries(shown).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  const buttons = Object.entries(choices).map(
    ([code, { label }]) => `<button name="choice" value="${code}">${escapeHtml(label)}</button>`,
  )
  return page(
    `${bank} (sandbox)`,
    `<dl>${terms.join('')}</dl><form method="post" action="${escapeHtml(action)}">${buttons.join('')}</form>`,
  )
}

const returnScript = "document.querySelector('form').submit()"

/** Posts the fields to the shop in this order, by itself. */
export function returnPage(action: string, fields: readonly (readonly [string, string])[]): string {
  const inputs = fields.map(([name, value]) => hidden(name, value)).join('')
  return page(
    'Back to the shop (sandbox)',
    `<form method="post" action="${escapeHtml(action)}">${inputs}<button>Back to the shop</button></form><script>${returnScript}</script>`,
  )
}

export const errorPage = (bank: string, reason: string): string =>
  page(`${bank} (sandbox)`, `<p role="alert">${escapeHtml(reason)}</p>`)

/** The browser stays at the bank. */
export const stayPage = (bank: string): string =>
  page(`${bank} (sandbox)`, '<p>The browser does not go back. Close this window, or open the shop again.</p>')

const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash('sha256', returnScript, 'base64')}'; base-uri 'none'`

export const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply.code(status).header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
