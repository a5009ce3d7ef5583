import { type SessionPerson, useSession } from '@stoa/browser/session/session-store'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../i18n/use-address.ts'
import { storeReturnTarget } from '../state/return-target.ts'

interface SignedInProps {
  /** Rendered until the session is known. */
  fallback: ReactNode
  children: (person: SessionPerson) => ReactNode
}

/**
 * Wraps what only customers see: guests are redirected to sign in and returned. A component that ends the session on
 * purpose navigates away first.
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
