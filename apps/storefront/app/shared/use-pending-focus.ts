import { useCallback, useEffect, useRef } from 'react'

/**
 * Focuses an element as soon as it is mounted, however late that is, unless the reader has moved the focus meanwhile.
 * Used by the component that renders it, so that it runs after each render.
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
