import { useSession } from '@stoa/browser/session/session-store'

/** Customers find their orders in their account; everybody else by the order's key. */
export const useTrackPath = (): string => (useSession().status === 'customer' ? '/profile/track-order' : '/track-order')
