import { type SessionPerson, useSession } from '@stoa/browser/session/session-store'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../i18n/use-address.ts'
import { storeReturnTarget } from '../state/return-target.ts'

interface SignedInProps {
  /** What stands here until it is known who is there. */
  fallback: ReactNode
  children: (person: SessionPerson) => ReactNode
}

/**
 * Around what only customers see: anyone else signs in first and is then brought back. Whoever ends the session on such a page
 * on purpose leaves the page before.
 */
export function SignedIn({ fallback, children }: SignedInProps) {
  const session = useSession()
  const wasSignedIn = useRef(false)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = useAddress()
  const logout = address('/logout')
  const { status } = session
  useEffect(() => {
    if (status === 'customer') wasSignedIn.current = true
    if (status !== 'guest') return
    storeReturnTarget({ path: `${pathname}${search}`, reason: wasSignedIn.current ? 'over' : 'needed' })
    void navigate(logout, { replace: true })
  }, [status, pathname, search, navigate, logout])
  return session.status === 'customer' ? children(session.person) : fallback
}
