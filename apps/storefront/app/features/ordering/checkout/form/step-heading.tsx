import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './form.module.css'

/** The step's heading. Focused after navigation from another step, so that screen readers announce it. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (key !== 'default') heading.current?.focus({ preventScroll: true })
  }, [key])
  return (
    <h1 className={styles.heading} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
