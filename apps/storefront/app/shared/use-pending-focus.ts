import { useCallback, useEffect, useRef } from 'react'

/**
 * An element takes the focus as soon as it is there, however late that is, unless the reader has gone elsewhere meanwhile. Used
 * by the component that shows it, so that each change of it is seen.
 */
export function usePendingFocus() {
  const pendingId = useRef<string | null>(null)
  useEffect(() => {
    const element = pendingId.current === null ? null : document.getElementById(pendingId.current)
    if (!element) return
    pendingId.current = null
    if (document.activeElement === document.body) element.focus()
  })
  return useCallback((id: string | null) => {
    pendingId.current = id
  }, [])
}
