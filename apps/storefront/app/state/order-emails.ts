// The e-mails with which the orders of this tab were placed or opened, so that the buyer is not asked repeatedly.

import { storedValue } from '@stoa/browser/store/stored-value'

type EmailsByUid = Readonly<Record<string, string>>

export function checkEmails(stored: unknown): EmailsByUid | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null
  const entries = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}

const storage = storedValue('stoa.order-emails', 1, checkEmails)

export const findOrderEmail = (uid: string): string | null => storage.read()?.[uid] ?? null

export const storeOrderEmail = (uid: string, email: string): void => storage.write({ ...storage.read(), [uid]: email })
