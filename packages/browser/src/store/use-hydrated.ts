import { useSyncExternalStore } from 'react'

const noSubscription = () => () => {}

/** False on the server and while the page is being taken over: until then nothing personal is known. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
