// What a message to a phone says, in the order's language: short, as every part of an SMS is paid.

import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import type { Destination } from '@stoa/domain/ordering/delivery/shipping-kinds'
import type { AnnouncedStatus } from '@stoa/domain/ordering/order/announced-statuses'
import { createTranslator } from 'use-intl/core'
import el from '../../locales/messages.el.json' with { type: 'json' }
import en from '../../locales/messages.en.json' with { type: 'json' }

/** That copies are missing takes more words than a phone has. */
export type PhoneTextKind =
  | Exclude<AnnouncedStatus, 'checkingStock'>
  | 'placed'
  | 'cancelled'
  | 'delayed'
  | 'rescheduled'

export interface PhoneTextData {
  language: Language
  code: string
  destination: Destination
  /** The branch where it is collected. */
  place: string
  parcels: readonly { carrier: string; number: string }[]
  /** In cents. */
  refunded: number
  /** When it comes: `2026-12-28`. */
  days: { from: string; to: string }
  /** The last day for collecting it, where that is fixed: `2026-12-28`. */
  keptUntil: string | null
}

export function phoneText(
  kind: PhoneTextKind,
  { language, parcels, destination, refunded, days, keptUntil, ...data }: PhoneTextData,
): string {
  const t = createTranslator({
    locale: language,
    messages: language === 'en' ? en : el,
    onError: (error) => {
      throw error
    },
  })
  const text = t(kind, {
    ...data,
    to: destination,
    kept: keptUntil === null ? 'week' : 'day',
    lastDay: keptUntil === null ? '' : shortDay(keptUntil),
    parcels: parcels.map(({ carrier, number }) => `${carrier} ${number}`).join(', '),
    // its fixed space is no letter of the GSM alphabet
    refunded: formatMoney(refunded, language).replaceAll('\u00a0', ' '),
    days: days.from === days.to ? shortDay(days.to) : `${shortDay(days.from)} - ${shortDay(days.to)}`,
  })
  return text.trim()
}

/** `28/12/2026` */
const shortDay = (isoDay: string): string => isoDay.split('-').toReversed().join('/')
