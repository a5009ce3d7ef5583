import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page is being taken over: until then nothing personal is known. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
