import { useCallback, useEffect, useRef } from 'react'

/** Focuses the error summary once it is rendered. */
export function useSummaryFocus() {
  const summary = useRef<HTMLElement>(null)
  const focusRequested = useRef(false)
  useEffect(() => {
    if (!focusRequested.current || !summary.current) return
    focusRequested.current = false
    summary.current.focus()
  })
  const requestFocus = useCallback(() => {
    focusRequested.current = true
  }, [])
  return { summary, requestFocus }
}
