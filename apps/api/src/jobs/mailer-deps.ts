// What every letter needs to go out.

import { createHash } from 'node:crypto'
import type { Emails } from '../../mails/emails.ts'
import type { Database } from '../database/connect.ts'
import type { MailPort } from '../ports/mail.ts'

export interface MailerDeps {
  db: Database
  mail: MailPort
  /** The public site, for the links in letters. */
  origin: string
  emails: Emails
  /** Makes the keys and codes in letters. */
  secret: Uint8Array
}

/** The same for every attempt, and not the key in the letter: mail servers log ids beside addresses, and both open what it opens. */
export const mailIdOf = (kind: string, key: string): string =>
  `${kind}-${createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 32)}`
