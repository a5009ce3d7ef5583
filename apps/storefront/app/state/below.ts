// What is below the first screen is laid out when somebody scrolls there, so that a slow phone shows the first screen sooner.
// Until then its height is a guess: only on a page that is opened anew, at its top, and only until its scripts run.

import { useEffect } from 'react'

/** Runs in the head. A page that was here before has the router's state; style sheets ask for `html[data-below]`. */
export const belowScript = `if(!location.hash&&!history.state)document.documentElement.dataset.below=''`

/** Before anything can be loaded into the page, and before somebody comes back to one: both need true heights. */
export function useWholePages(): void {
  useEffect(() => {
    delete document.documentElement.dataset.below
  }, [])
}
