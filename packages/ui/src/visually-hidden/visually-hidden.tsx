import type { ReactNode } from 'react'

/** For screen readers only. The class is global, in base.css. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="sr" id={id}>
      {children}
    </span>
  )
}
