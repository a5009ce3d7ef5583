// The return target, carried in the URL of the auth pages.

import { useHydrated } from '@stoa/browser/store/use-hydrated'
import { useLocation } from 'react-router'
import { checkReturnTarget, type ReturnTarget } from '../../../state/return-target.ts'

/** The page the shopper was redirected from, if any; not known before hydration. */
export function useReturnTarget(): ReturnTarget | null {
  const { state } = useLocation()
  return useHydrated() ? checkReturnTarget(state, location.origin) : null
}
