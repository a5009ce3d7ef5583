import { useSession } from '@stoa/browser/session/session-store'

/** Whether a member of staff is here for the customer: then some things are not shown, because the shop would not do them. */
export function useIsImpersonated(): boolean {
  const session = useSession()
  return session.status === 'customer' && session.person.impersonatedBy !== null
}
