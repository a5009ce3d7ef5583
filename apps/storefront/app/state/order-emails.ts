// With which e-mail each order of this tab was placed or opened, so that its buyer is not asked again and again.

import { sessionSlot } from './session-slot.ts'

type EmailsByUid = Readonly<Record<string, string>>

export function checkEmails(stored: unknown): EmailsByUid | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null
  const known = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(known)
}

const slot = sessionSlot('stoa.order-emails', 1, checkEmails)

export const findOrderEmail = (uid: string): string | null => slot.read()?.[uid] ?? null

export const rememberOrderEmail = (uid: string, email: string): void => slot.write({ ...slot.read(), [uid]: email })
