// The way back, carried beside the address of the pages one signs in on.

import { useHydrated } from '@stoa/browser/store/use-hydrated'
import { useLocation } from 'react-router'
import { checkReturnTarget, type ReturnTarget } from '../../../state/return-target.ts'

/** Where the shopper wanted to go, if they were sent here; not known before the page is taken over. */
export function useReturnTarget(): ReturnTarget | null {
  const { state } = useLocation()
  return useHydrated() ? checkReturnTarget(state, location.origin) : null
}
