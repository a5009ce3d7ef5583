// The way back, carried beside the address of the pages one signs in on.

import { useLocation } from 'react-router'
import { checkReturn, type Return } from '../../state/return-path.ts'
import { useInBrowser } from '../../state/use-in-browser.ts'

/** Where the shopper wanted to go, if they were sent here; not known before the page is taken over. */
export function useReturn(): Return | null {
  const { state } = useLocation()
  return useInBrowser() ? checkReturn(state, location.origin) : null
}
