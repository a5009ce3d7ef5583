// Sending e-mail, by whatever transport. It is sent at least once: the same e-mail keeps the same id, so that a
// receiver who gets it twice shows it once.

import type { Language } from '@stoa/domain/language'

export interface Mail {
  /** The same for every attempt at the same e-mail: letters, digits, dots and hyphens. Becomes the Message-ID. */
  id: string
  /** One address, without a name. */
  to: string
  subject: string
  html: string
  text: string
  language: Language
  attachments: MailFile[]
  /** Of an e-mail that advertises: how its reader gets no more of the kind. */
  unsubscribe?: Unsubscribe
}

export interface Unsubscribe {
  /** A POST to it is enough (RFC 8058). */
  url: string
  /** Where a reader may write instead; empty in a shop without an address. */
  address: string
}

export interface TextFile {
  filename: string
  text: string
}

export interface PdfAttachment {
  filename: string
  pdf: Buffer
}

export type MailFile = TextFile | PdfAttachment

export interface MailPort {
  /**
   * Resolves when the mail server has accepted the e-mail; throws when it has not, or when that is unknown, and a
   * `MailRefusedError` when it never will.
   */
  send(mail: Mail): Promise<void>
}

export interface MailAnswer {
  code?: unknown
  /** What the server answered to: `RCPT TO`. */
  command?: unknown
  /** As in SMTP: 550. */
  responseCode?: unknown
}

/** For good: the recipient or the e-mail itself is not accepted, and the next attempt would be answered alike. */
export class MailRefusedError extends Error implements MailAnswer {
  readonly code: unknown
  readonly command: unknown
  readonly responseCode: unknown

  constructor({ code, command, responseCode }: MailAnswer) {
    super('the mail server does not accept this e-mail')
    this.code = code
    this.command = command
    this.responseCode = responseCode
  }
}
