import { useSyncExternalStore } from 'react'

const noSubscription = () => () => {}

/** False on the server and until hydration: before that no personal data is known. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
