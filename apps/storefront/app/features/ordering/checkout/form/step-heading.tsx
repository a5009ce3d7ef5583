import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The step's name. It takes the focus when one comes from another step, so that the change is heard. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (key !== 'default') heading.current?.focus({ preventScroll: true })
  }, [key])
  return (
    <h1 className="sr" ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
