import { useEffect, useRef } from 'react'

/** The heading takes the focus when what stands below it has become something else. */
export function useHeadingFocus(changed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (changed) heading.current?.focus()
  }, [changed])
  return heading
}
