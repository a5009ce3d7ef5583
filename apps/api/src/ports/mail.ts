// Sending mail, whoever carries it. It is sent at least once: the same letter keeps the same id, so that a receiver who
// gets it twice shows it once.

import type { Language } from '@stoa/domain/language'

export interface Mail {
  /** The same for every attempt at the same letter: letters, digits, dots and hyphens. Becomes the Message-ID. */
  id: string
  /** One address, without a name. */
  to: string
  subject: string
  html: string
  text: string
  language: Language
}

export interface MailPort {
  /** Comes back when the mail server has accepted the mail; throws when it has not, or when nobody knows. */
  send(mail: Mail): Promise<void>
}
