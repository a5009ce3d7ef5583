// What is below the first screen is laid out when somebody scrolls there, so that a slow phone shows the first screen sooner.
// Until then its height is a guess: only on a page that is opened anew, at its top, and no longer than on that one page.

import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Runs in the head. A page that was here before has the router's state; style sheets ask for `html[data-below]`. */
export const belowScript = `if(!location.hash&&!history.state)document.documentElement.dataset.below=''`

/** After the first page: whoever comes back to one is taken to where they were, which needs its height. */
export function useWholePages(): void {
  const { key } = useLocation()
  const firstKey = useRef(key)
  useLayoutEffect(() => {
    if (key !== firstKey.current) delete document.documentElement.dataset.below
  }, [key])
}
