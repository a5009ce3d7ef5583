import type { ReactNode } from 'react'

/** Read aloud, not shown. The class is global, in base.css. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="sr" id={id}>
      {children}
    </span>
  )
}
