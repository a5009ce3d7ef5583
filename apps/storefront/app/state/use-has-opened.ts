import { useState } from 'react'

/** True from the first time on. */
export function useHasOpened(open: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(open)
  if (open && !hasOpened) setHasOpened(true)
  return hasOpened || open
}
