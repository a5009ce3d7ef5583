// The pages that show the sandbox's mails to the shop's developers. They are not part of the shop, so they are in
// English only.

import { escapeHtml } from './escape-html.ts'
import type { ReceivedMail } from './mailbox.ts'

const style = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 1000px; margin: 24px auto; padding: 0 16px; color-scheme: light dark }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: 6px 12px 6px 0; border-bottom: 1px solid #8884; vertical-align: top; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 900px; border: 1px solid #8884; background: #fff }`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`

const row = (mail: ReceivedMail): string => `<tr>
<td>${escapeHtml(mail.receivedAt)}</td>
<td>${escapeHtml(mail.recipients.join(', '))}</td>
<td><a href="/mails/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a></td>
</tr>`

export function mailListPage(mails: readonly ReceivedMail[]): string {
  if (mails.length === 0) return page('Mail sandbox', '<p>No mail has arrived yet.</p>')
  return page(
    'Mail sandbox',
    `<form method="post" action="/mails/delete"><button>Delete all</button></form>
<table><thead><tr><th>Received</th><th>To</th><th>Subject</th></tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`,
  )
}

export function mailPage(mail: ReceivedMail): string {
  const headers = mail.headers.map(
    ({ name, value }) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  const attachments = mail.attachments.map(
    ({ filename, text }) =>
      `<details><summary>${escapeHtml(filename)}, ${Buffer.byteLength(text)} bytes</summary><pre>${escapeHtml(text)}</pre></details>`,
  )
  return page(
    mail.subject,
    `<p><a href="/">All mails</a> · <a href="/mails/${mail.id}.html">HTML alone</a> · <a href="/mails/${mail.id}.json">JSON</a></p>
<h2>HTML, ${Buffer.byteLength(mail.html)} bytes</h2><iframe sandbox src="/mails/${mail.id}.html" title="The mail"></iframe>
<h2>Text</h2><pre>${escapeHtml(mail.text)}</pre>
<h2>Attachments: ${mail.attachments.length}</h2>${attachments.join('')}
<h2>Headers</h2><table><tbody>${headers.join('')}</tbody></table>`,
  )
}
