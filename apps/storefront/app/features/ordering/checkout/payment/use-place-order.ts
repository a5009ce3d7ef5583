import type { Totals } from '@stoa/contract/ordering/cart'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { useAddress } from '../../../../i18n/use-address.ts'
import { redirectState } from '../../../../shared/redirect-reason.ts'
import { clearOrdered } from '../../../../state/cart-record.ts'
import type { Choice } from '../form/draft.ts'
import { draftStore } from '../form/draft-store.ts'
import { type Attempt, attempts } from '../order/attempt.ts'
import { type FullChoice, toOrderRequest } from '../order/order-request.ts'
import { placeOrder } from '../order/place-order.ts'
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
      const result = await send(attempts.start(toOrderRequest(draftStore.read().form, choice, totals)))
      if (result === 'left') return
      if (result === 'unanswered') return navigate(address('/checkout-failure'))
      sending.current = false
      setBusy(false)
      setRefusal({ ...result, totalBefore: totals.total, choice: draftStore.read().choice })
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
      await navigate(address(`/checkout-success/${placed.order.uid}`), { replace: true })
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
