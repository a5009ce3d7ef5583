import { useSession } from '@stoa/browser/session/session-store'

/** Customers find their orders in their account; guests by the order's uid. */
export const useTrackPath = (): string => (useSession().status === 'customer' ? '/profile/track-order' : '/track-order')
