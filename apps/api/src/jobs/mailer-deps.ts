// What every e-mail needs to be sent.

import { createHash } from 'node:crypto'
import type { Emails } from '../../mails/emails.ts'
import type { Database } from '../database/connect.ts'
import type { MailPort } from '../ports/mail.ts'
import type { PhoneMessages } from '../ports/phone-messages.ts'

export interface MailerDeps {
  db: Database
  mail: MailPort
  /** Null where nothing is sent to phones. */
  phones: PhoneMessages | null
  /** The public site, for the links in e-mails. */
  origin: string
  emails: Emails
  /** Derives the tokens and codes in e-mails. */
  secret: Uint8Array
}

/**
 * The same for every attempt, and not the token in the e-mail: mail servers log ids beside addresses, and together they
 * would open what the token opens.
 */
export const mailIdOf = (kind: string, key: string): string =>
  `${kind}-${createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 32)}`
