import { sessionStore } from '@stoa/browser/session/session-store'
import { type Client, isUnexplained } from '@stoa/contract/client'
import { type PlacedOrder, saveOrder } from '@stoa/contract/ordering/place-order'
import type { Totals } from '@stoa/contract/ordering/totals'
import type { Problem } from '@stoa/contract/problem'
import { paymentFailurePath } from '@stoa/domain/ordering/payment/payment-failure'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { useAddress } from '../../../../i18n/use-address.ts'
import { goToProvider, leaveBehind } from '../../../../shared/orders/go-to-provider.ts'
import { redirectState } from '../../../../shared/redirect-reason.ts'
import { clearOrdered } from '../../../../state/cart-record.ts'
import { codesStore, pointsWish } from '../../../../state/codes-store.ts'
import { storeOrderEmail } from '../../../../state/order-emails.ts'
import { paypalCheckout } from '../../../../state/paypal-checkout.ts'
import type { Choice } from '../form/draft.ts'
import { draftStore } from '../form/draft-store.ts'
import { type Attempt, attempts } from '../order/attempt.ts'
import { type FullChoice, toOrderRequest } from '../order/order-request.ts'
import { type OrderRefusal, type PaymentSection, readRefusal } from '../order/read-refusal.ts'

export type SectionProblems = Partial<Record<PaymentSection, string>>

/** The refusal of the API, and the order it was for. */
export interface ShownRefusal extends OrderRefusal {
  /** The total when the button was pressed. */
  totalBefore: number
  choice: Choice
}

/** Places the order and navigates by its result. */
export function usePlaceOrder(leavingRef: RefObject<boolean>) {
  const [busy, setBusy] = useState(false)
  /** Guards against presses that are faster than rendering. */
  const sending = useRef(false)
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null)
  const send = useSendOrder(leavingRef)
  const client = useQueryClient()
  const navigate = useNavigate()
  const address = useAddress()
  return {
    busy,
    refusal,
    async place(choice: FullChoice, totals: Totals): Promise<void> {
      if (sending.current) return
      sending.current = true
      setBusy(true)
      setRefusal(null)
      const result = await send(
        attempts.start(
          toOrderRequest(draftStore.read().form, choice, totals, {
            codes: codesStore.read(),
            points: pointsWish.read(),
          }),
        ),
      )
      if (result === 'left') return
      if (result === 'unanswered') return navigate(address('/checkout-failure'))
      sending.current = false
      setBusy(false)
      setRefusal({ ...result, totalBefore: totals.due, choice: draftStore.read().choice })
      await client.invalidateQueries({ queryKey: ['order-totals'] })
    },
  }
}

/** The result: another page, no response, or refused for reasons to be shown here. */
type SendResult = 'left' | 'unanswered' | OrderRefusal

export function useSendOrder(leavingRef: RefObject<boolean>): (attempt: Attempt) => Promise<SendResult> {
  const language = useLocale()
  const navigate = useNavigate()
  const address = useAddress()
  return async (attempt) => {
    const placed = await placeOrder(browserClient(language), attempt)
    if (placed.kind === 'placed') {
      leavingRef.current = true
      clearOrdered()
      draftStore.clear()
      const { uid, paidAtProvider } = placed.order
      if (paidAtProvider) {
        // the cart is empty by then: Back leads to the order, which can be paid in another way or put into the cart again
        leaveBehind(paymentFailurePath(language, 'payment_cancelled', uid))
        goToProvider(uid, takeAgreed())
      } else await navigate(address(`/checkout-success/${uid}`), { replace: true })
      return 'left'
    }
    if (placed.kind === 'unanswered') return 'unanswered'
    const refused = readRefusal(placed.problem)
    if (Object.keys(refused.fields).length === 0) return refused
    draftStore.setRefused(refused.fields)
    await navigate(address('/checkout-information'), { state: redirectState('refusedFields') })
    return 'left'
  }
}

/** What was agreed to at PayPal goes along, once. */
function takeAgreed(): { agreed?: string } {
  const agreed = paypalCheckout.read()
  paypalCheckout.clear()
  return agreed ? { agreed: agreed.id } : {}
}

type PlaceOrderResult =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unanswered' }

async function placeOrder(client: Client, { key, request }: Attempt): Promise<PlaceOrderResult> {
  try {
    const outcome = await client.call(saveOrder, request, { idempotencyKey: key })
    if (!outcome.ok) return toRefusal(outcome.refusal)
    attempts.clear()
    // A customer's own order opens by their session, and for nobody who uses the browser after them.
    if (sessionStore.read().status !== 'customer') storeOrderEmail(outcome.value.uid, request.email)
    return { kind: 'placed', order: outcome.value }
  } catch {
    return { kind: 'unanswered' }
  }
}

/** A fault may have occurred after the order was written: only a retry under the same key can tell. */
function toRefusal(problem: Problem): PlaceOrderResult {
  if (problem.status >= 500 || isUnexplained(problem)) return { kind: 'unanswered' }
  attempts.clear()
  return { kind: 'refused', problem }
}
