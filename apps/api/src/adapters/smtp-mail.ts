// E-mail over SMTP. Connections are pooled; a server that is slow or gone is given up on within seconds, and the job
// tries again later.

import { createTransport } from 'nodemailer'
import {
  type Mail,
  type MailAnswer,
  type MailFile,
  type MailPort,
  MailRefusedError,
  type Unsubscribe,
} from '../ports/mail.ts'

export interface SmtpMail extends MailPort {
  close(): void
}

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  url: string
  /** Name and address: `Στοά <shop@stoa.example>`. */
  from: string
}

export function smtpMail({ url, from }: SmtpOptions): SmtpMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 0,
    dnsTimeout: 1000,
    // Covers connecting, up to and including the server's greeting, which an honest server may delay.
    connectionTimeout: 5000,
    socketTimeout: 5000,
    // Only the message as given is sent: nothing in it may make us read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // Failures reach the sender; an idle connection that breaks concerns nobody.
  transport.on('error', () => {})
  const domain = domainOf(from)
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from, domain))
      } catch (error) {
        throw isRefused(error) ? new MailRefusedError(error) : error
      }
    },
    close: () => transport.close(),
  }
}

const messageOf = (mail: Mail, from: string, domain: string) => {
  const { id, to, subject, html, text, language, attachments, unsubscribe } = mail
  return {
    messageId: `<${id}@${domain}>`,
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    attachments: attachments.map(attachmentOf),
    // Suppresses out-of-office replies.
    headers: {
      ...{ 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      ...(unsubscribe && unsubscribeHeaders(unsubscribe)),
    },
  }
}

const attachmentOf = (file: MailFile) =>
  'pdf' in file
    ? { filename: file.filename, content: file.pdf, contentType: 'application/pdf' }
    : { filename: file.filename, content: file.text, contentType: 'text/plain; charset=utf-8' }

function unsubscribeHeaders({ url, address }: Unsubscribe): Record<string, string> {
  const ways = address === '' ? [url] : [url, `mailto:${address}?subject=unsubscribe`]
  return {
    'List-Unsubscribe': ways.map((way) => `<${way}>`).join(', '),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** What they answer. A wrong sender or password is about every e-mail of the shop, and may be mended before the last attempt. */
const commandsAboutMail: readonly unknown[] = ['RCPT TO', 'DATA']

function isRefused(error: unknown): error is Error & MailAnswer {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode } = error as MailAnswer
  // an address that cannot be in the SMTP conversation at all
  if (code === 'EENVELOPE' && command === 'API') return true
  return Number(responseCode) >= 500 && commandsAboutMail.includes(command)
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
