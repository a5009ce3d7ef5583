// What the form of a gift card holds, and the line of the cart that it becomes.

import type { Cents } from '@stoa/domain/money'
import type { GiftCardDetails } from '@stoa/domain/ordering/cart/line-extension'
import { isGiftCardAmount } from '@stoa/domain/ordering/gift-cards/gift-card-amount'

/** In cents, as they are offered. */
export const offeredAmounts: readonly Cents[] = [1000, 2000, 3000, 5000, 10_000]

const preselected: Cents = 3000

/** The choice of an amount of one's own. */
export const otherAmount = 'other'

export type GiftCardValues = {
  /** Cents of an offered amount, or `other`. */
  amount: string
  /** In whole euros, as typed. */
  euros: string
  recipientEmail: string
  recipientName: string
  senderName: string
  message: string
  /** `2026-11-20`; empty for as soon as it is paid. */
  sendOn: string
}

const isOffered = (cents: Cents): boolean => offeredAmounts.includes(cents)

/** For a new card, or for one that is in the cart; `ownCents`: what the product costs without an amount of its own. */
export function valuesOf(details: GiftCardDetails | undefined, ownCents: Cents): GiftCardValues {
  const cents = details ? (details.amountCents ?? ownCents) : preselected
  return {
    amount: isOffered(cents) ? String(cents) : otherAmount,
    euros: isOffered(cents) ? '' : String(cents / 100),
    recipientEmail: details?.recipientEmail ?? '',
    recipientName: details?.recipientName ?? '',
    senderName: details?.senderName ?? '',
    message: details?.message ?? '',
    sendOn: details?.sendOn ?? '',
  }
}

/** In cents; null for an amount that no gift card can have. */
export function amountOf({ amount, euros }: Pick<GiftCardValues, 'amount' | 'euros'>): Cents | null {
  const typed = euros.replace(/[\s€]/g, '')
  const cents = amount === otherAmount ? (/^\d{1,4}$/.test(typed) ? Number(typed) * 100 : 0) : Number(amount)
  return isGiftCardAmount(cents) ? cents : null
}

const given = (text: string): string | undefined => text.trim() || undefined

/** Of values without problems. */
export const detailsOf = (values: GiftCardValues): GiftCardDetails => ({
  recipientName: values.recipientName.trim(),
  recipientEmail: values.recipientEmail.trim(),
  senderName: given(values.senderName),
  message: given(values.message),
  sendOn: given(values.sendOn),
  design: 'classic',
  amountCents: amountOf(values) ?? undefined,
})
