// The totals of the present cart as they were first shown, so that a cart which was left open can say what changed
// meanwhile. They stay until the buyer changes the cart.

import { createStore, useStore } from '@stoa/browser/store/browser-store'
import { storedValue } from '@stoa/browser/store/stored-value'
import type { Totals } from '@stoa/contract/ordering/totals'
import { type Check, fulfilling, integer, list, object, oneOf, optional } from '@stoa/domain/check-shape'
import { isLineExtension } from '@stoa/domain/ordering/cart/read-extension'
import {
  compareTotals,
  isSameCart,
  type SeenTotals,
  type TotalsChange,
  toSeen,
} from '@stoa/domain/ordering/pricing/compare-totals'
import { useEffect } from 'react'

const whole = integer(0, Number.MAX_SAFE_INTEGER)
const text = fulfilling((value) => typeof value === 'string', 'it must be a text')
const any = (check: Check): Check => list(0, Number.MAX_SAFE_INTEGER, check)
const checkSeen = object({
  lines: any(
    object({
      ...{ productId: whole, dimensionId: whole, quantity: whole, unitPrice: whole },
      extension: optional(fulfilling(isLineExtension, 'it must be an extension')),
    }),
  ),
  promotions: any(object({ code: text, label: text })),
  codes: any(object({ code: text, applied: oneOf([true, false]) })),
} satisfies Record<keyof SeenTotals, Check>)

export const isSeen = (stored: unknown): stored is SeenTotals => checkSeen(stored).length === 0

const stored = storedValue(
  'stoa.seen-totals',
  1,
  (value) => (isSeen(value) ? value : null),
  () => localStorage,
)
const store = createStore<SeenTotals | null>(typeof window === 'undefined' ? null : stored.read())

export const seenTotals = {
  write(totals: Totals): void {
    const seen = toSeen(totals)
    store.write(seen)
    stored.write(seen)
  },
  clear(): void {
    store.write(null)
    stored.clear()
  },
}

/** What changed since the same cart was shown first. */
export function useTotalsChanges(totals: Totals | undefined): readonly TotalsChange[] {
  const seen = useStore(store, null)
  const now = totals && toSeen(totals)
  const isSame = seen !== null && now !== undefined && isSameCart(seen, now)
  useEffect(() => {
    if (totals && totals.lines.length > 0 && !isSame) seenTotals.write(totals)
  }, [totals, isSame])
  return isSame ? compareTotals(seen, now) : []
}
