// The letters the shop sent, as they arrived at the sandbox's mail server.

import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Language } from '@stoa/domain/language'
import { readStage } from './stage.ts'

interface Mail {
  id: number
  recipients: string[]
  subject: string
  html: string
  text: string
}

async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`${readStage().mailboxOrigin}/mails.json`)
  const mails = (await response.json()) as Mail[]
  return mails.filter(({ recipients }) => recipients.includes(email))
}

/** The one letter to this address; waits until it is there, and refuses a second. */
export async function readMail(email: string): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBeGreaterThan(0)
  const mails = await mailsTo(email)
  expect(mails, `letters to ${email}`).toHaveLength(1)
  const [mail] = mails
  if (!mail) throw new Error('no letter')
  return mail
}

interface MailWords {
  goods: { total: string }
}

/** So many letters to this address, the first one first. */
export async function readMails(email: string, count: number): Promise<Mail[]> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(count)
  return (await mailsTo(email)).toSorted((one, other) => one.id - other.id)
}

/** The words of the letters themselves. */
export const mailWords = (language: Language): MailWords =>
  JSON.parse(readFileSync(new URL(`../../apps/api/locales/mails.${language}.json`, import.meta.url), 'utf8'))
