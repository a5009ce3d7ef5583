// What a gift card may be bought for: whole euros. In a file of its own, because every page of the shop reads its cart.

import type { Cents } from '../../money.ts'

export const giftCardAmounts = { leastCents: 1000, mostCents: 20_000, stepCents: 100 } as const

export const isGiftCardAmount = (cents: Cents): boolean =>
  cents >= giftCardAmounts.leastCents && cents <= giftCardAmounts.mostCents && cents % giftCardAmounts.stepCents === 0
