// Which product may carry which extension fields, by its kind, and which it must have. A gift card is sent today or within a
// year.

import { charactersOf } from '../../identity/count-characters.ts'
import { checkSendDay } from '../../identity/line-rules.ts'
import { findKind } from '../../kinds.ts'
import { countCopies } from './cart.ts'
import type { LineExtension } from './line-extension.ts'

type ExtensionField = keyof LineExtension

const fieldsByKind: Readonly<Record<string, readonly ExtensionField[]>> = {
  product: ['wrapping'],
  giftCard: ['giftCard'],
  bundle: ['wrapping'],
  custom: ['text', 'wrapping'],
  giftbox: ['box'],
}

/** Without which it cannot be had: nobody to send it to, nothing to write on it, nothing in it. */
const requiredByKind: Readonly<Record<string, ExtensionField>> = {
  giftCard: 'giftCard',
  custom: 'text',
  giftbox: 'box',
}

/** Of a kind without a row: none. */
export const mayCarry = (kind: string, field: string): boolean =>
  findKind(fieldsByKind, kind)?.some((accepted) => accepted === field) ?? false

/** Whether a product of this kind asks its buyer something before it can be added. */
export const needsExtension = (kind: string): boolean => findKind(requiredByKind, kind) !== undefined

export type ExtensionRefusal =
  | 'extension_not_accepted'
  | 'extension_missing'
  | 'text_too_long'
  | 'send_day_invalid'
  | 'box_too_full'

/** What a product asks of its buyer. */
export interface AskedOfBuyer {
  /** A product kind's code. */
  kind: string
  /** How many characters may be written on it; null where nothing is. */
  textMax: number | null
  /** How many things a gift box holds; null where nothing is put in. */
  boxCapacity: number | null
}

/** `today`: in shop time, `2026-11-20`. */
export function refuseExtension(
  extension: LineExtension | undefined,
  { kind, textMax, boxCapacity }: AskedOfBuyer,
  today: string,
): ExtensionRefusal | null {
  const fields = Object.entries(extension ?? {}).filter(([, value]) => value !== undefined)
  if (!fields.every(([field]) => mayCarry(kind, field))) return 'extension_not_accepted'
  const required = findKind(requiredByKind, kind)
  if (required !== undefined && extension?.[required] === undefined) return 'extension_missing'
  const text = extension?.text
  if (text !== undefined && charactersOf(text).length > (textMax ?? 0)) return 'text_too_long'
  if (countCopies(extension?.box?.items ?? []) > (boxCapacity ?? 0)) return 'box_too_full'
  const sendOn = extension?.giftCard?.sendOn
  return sendOn !== undefined && checkSendDay(sendOn, today) ? 'send_day_invalid' : null
}
