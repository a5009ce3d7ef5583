// The e-mails the shop sent, as they arrived at the sandbox's mail server.

import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Language } from '@stoa/domain/language'
import { createTranslator } from 'use-intl/core'
import type el from '../../apps/api/locales/mails.el.json'
import { readTestEnvironment } from './test-environment.ts'

interface SentEmail {
  id: number
  recipients: string[]
  subject: string
  html: string
  text: string
}

async function fetchEmails(email: string): Promise<SentEmail[]> {
  const response = await fetch(`${readTestEnvironment().mailboxOrigin}/mails.json`)
  const emails = (await response.json()) as SentEmail[]
  return emails.filter(({ recipients }) => recipients.includes(email))
}

/** The only e-mail to this address; waits until it arrives, and rejects a second one. */
export async function readEmail(email: string): Promise<SentEmail> {
  await expect.poll(async () => (await fetchEmails(email)).length).toBeGreaterThan(0)
  const emails = await fetchEmails(email)
  expect(emails, `e-mails to ${email}`).toHaveLength(1)
  const [sentEmail] = emails
  if (!sentEmail) throw new Error('no e-mail')
  return sentEmail
}

/** So many e-mails to this address, oldest first. */
export async function readEmails(email: string, count: number): Promise<SentEmail[]> {
  await expect.poll(async () => (await fetchEmails(email)).length).toBe(count)
  return (await fetchEmails(email)).toSorted((a, b) => a.id - b.id)
}

/** The text of the e-mails: `emailTexts('el')('goods.due')`. */
export const emailTexts = (language: Language) =>
  createTranslator({
    locale: language,
    messages: JSON.parse(
      readFileSync(new URL(`../../apps/api/locales/mails.${language}.json`, import.meta.url), 'utf8'),
    ) as typeof el,
  })
