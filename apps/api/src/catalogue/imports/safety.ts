// Who answers for the safety of a product (Regulation 2023/988), as senders state it.

import type { Language } from '@stoa/domain/language'
import { plainLine, plainText } from './plain-text.ts'

export interface Contact {
  address: string | null
  email: string | null
}

export interface SafetyFacts {
  /** Of the publisher or maker itself. */
  publisher: Contact & { website: string | null }
  /** Who answers in the Union for a publisher outside it. */
  responsible: (Contact & { name: string }) | null
}

/** Null for what is no address of an e-mail. */
export const readEmail = (text: string | null): string | null =>
  text !== null && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text.trim()) ? text.trim().slice(0, 254) : null

export const readLine = (text: string | null): string | null => plainLine(text ?? '').slice(0, 500) || null

/** A maker's word that there is nothing to warn of. */
const noWarnings = /^(?:none|no warnings?|καμία|καμία προειδοποίηση)$/iu

/** Words in Greek letters are Greek; English ones stand in for missing Greek ones. */
export function readWarnings(texts: readonly string[]): Partial<Record<Language, string>> {
  if (texts.some((text) => noWarnings.test(text.trim()))) return { el: '' }
  const plain = texts.map((text) => plainText(text)).filter((text) => text !== '')
  const greek = plain.filter((text) => /\p{Script=Greek}/u.test(text)).join('\n')
  const english = plain.filter((text) => !/\p{Script=Greek}/u.test(text)).join('\n')
  return { ...(greek !== '' && { el: greek }), ...(english !== '' && { en: english }) }
}
