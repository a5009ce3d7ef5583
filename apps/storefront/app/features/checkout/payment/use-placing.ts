import type { Totals } from '@stoa/contract/cart'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../api/browser-client.ts'
import { useAddress } from '../../../i18n/use-address.ts'
import { sentFor } from '../../../shared/came-for.ts'
import { clearOrdered } from '../../../state/cart-record.ts'
import type { Choice } from '../form/draft.ts'
import { draftStore } from '../form/draft-store.ts'
import { type Attempt, attempts } from '../order/attempt.ts'
import { type FullChoice, toOrderRequest } from '../order/order-request.ts'
import { placeOrder } from '../order/place-order.ts'
import { type Part, type Refused, readRefusal } from '../order/read-refusal.ts'

export type PartProblems = Partial<Record<Part, string>>

/** What the shop answered instead of an order, and what was asked. */
export interface Refusal extends Refused {
  /** What it came to when the button was pressed. */
  before: number
  choice: Choice
}

/** Places the order and goes where the answer leads. */
export function usePlacing(leaving: RefObject<boolean>) {
  const [busy, setBusy] = useState(false)
  /** Presses faster than the page can be drawn. */
  const sending = useRef(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const send = useSending(leaving)
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
      const sent = await send(attempts.begin(toOrderRequest(draftStore.read().form, choice, totals)))
      if (sent === 'left') return
      if (sent === 'unanswered') return navigate(address('/checkout-failure'))
      sending.current = false
      setBusy(false)
      setRefusal({ ...sent, before: totals.total, choice: draftStore.read().choice })
      await client.invalidateQueries({ queryKey: ['order-totals'] })
    },
  }
}

/** How it ended: on another page, without an answer, or refused for reasons to be shown here. */
type Sent = 'left' | 'unanswered' | Refused

export function useSending(leaving: RefObject<boolean>): (attempt: Attempt) => Promise<Sent> {
  const language = useLocale()
  const navigate = useNavigate()
  const address = useAddress()
  return async (attempt) => {
    const placement = await placeOrder(browserClient(language), attempt)
    if (placement.kind === 'placed') {
      leaving.current = true
      clearOrdered()
      draftStore.clear()
      await navigate(address(`/checkout-success/${placement.order.uid}`), { replace: true })
      return 'left'
    }
    if (placement.kind === 'unanswered') return 'unanswered'
    const refused = readRefusal(placement.problem)
    if (Object.keys(refused.fields).length === 0) return refused
    draftStore.refuse(refused.fields)
    await navigate(address('/checkout-information'), { state: sentFor('refusedFields') })
    return 'left'
  }
}
