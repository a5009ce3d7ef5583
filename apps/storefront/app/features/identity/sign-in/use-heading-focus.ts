import { useEffect, useRef } from 'react'

/** Focuses the heading when the content below it is replaced. */
export function useHeadingFocus(changed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (changed) heading.current?.focus()
  }, [changed])
  return heading
}
