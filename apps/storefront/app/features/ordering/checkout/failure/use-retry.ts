import { useHydrated } from '@stoa/browser/store/use-hydrated'
import { useRef, useState } from 'react'
import { attempts } from '../order/attempt.ts'
import { useSendOrder } from '../payment/use-place-order.ts'

/** Sends the same order again, under the same idempotency key. */
export function useRetry() {
  const inBrowser = useHydrated()
  const leavingRef = useRef(false)
  const send = useSendOrder(leavingRef)
  const [busy, setBusy] = useState(false)
  const [hasRetried, setHasRetried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const retry = async () => {
    const attempt = attempts.pending()
    if (!attempt || busy) return
    setBusy(true)
    setRefused(null)
    const result = await send(attempt)
    setBusy(false)
    setHasRetried(true)
    if (typeof result === 'object') setRefused(result.message)
  }
  const pending = inBrowser && (busy || attempts.pending() !== null)
  return { pending, busy, refused, failedAgain: hasRetried && !busy && pending && !refused, retry: () => void retry() }
}
