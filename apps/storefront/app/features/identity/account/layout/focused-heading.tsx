import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a section that was just opened: it takes the focus once, so that screen readers announce it. */
export function FocusedHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id={id} tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}
