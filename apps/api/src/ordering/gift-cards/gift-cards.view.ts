// What is on a gift card, as the contract shows it: nothing about orders or people.

import type { GiftCardBalance } from '@stoa/contract/ordering/gift-cards'
import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { lastDayOf } from '@stoa/domain/ordering/gift-cards/decide-gift-card'
import type { GiftCardStatement } from './gift-cards.service.ts'

export const viewStatement = ({ card, state, uses }: GiftCardStatement): GiftCardBalance => ({
  state,
  last4: card.last4 ?? '',
  balance: card.balance_cents,
  initial: card.initial_cents,
  lastDay: isoDay(lastDayOf(card.expires_at.getTime())),
  uses: uses.map(({ at, cents }) => ({ at: at.toISOString(), amount: cents })),
})
