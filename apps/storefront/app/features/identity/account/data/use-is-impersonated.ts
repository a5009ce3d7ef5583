import { useSession } from '@stoa/browser/session/session-store'

/** Whether staff are impersonating the customer: some actions are hidden then, because the API would refuse them. */
export function useIsImpersonated(): boolean {
  const session = useSession()
  return session.status === 'customer' && session.person.impersonatedBy !== null
}
