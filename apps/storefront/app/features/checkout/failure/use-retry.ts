import { useRef, useState } from 'react'
import { useInBrowser } from '../../../state/use-in-browser.ts'
import { attempts } from '../order/attempt.ts'
import { useSending } from '../payment/use-placing.ts'

/** Asks again for the very same order, with the very same key. */
export function useRetry() {
  const inBrowser = useInBrowser()
  const leaving = useRef(false)
  const send = useSending(leaving)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const retry = async () => {
    const attempt = attempts.pending()
    if (!attempt || busy) return
    setBusy(true)
    setRefused(null)
    const sent = await send(attempt)
    setBusy(false)
    setAsked(true)
    if (typeof sent === 'object') setRefused(sent.sentence)
  }
  const pending = inBrowser && (busy || attempts.pending() !== null)
  return { pending, busy, refused, again: asked && !busy && pending && !refused, retry: () => void retry() }
}
