import { useCallback, useEffect, useRef } from 'react'

/** The summary of errors takes the focus once it is there. */
export function useSummaryFocus() {
  const summary = useRef<HTMLElement>(null)
  const awaited = useRef(false)
  useEffect(() => {
    if (!awaited.current || !summary.current) return
    awaited.current = false
    summary.current.focus()
  })
  const awaitFocus = useCallback(() => {
    awaited.current = true
  }, [])
  return { summary, awaitFocus }
}
