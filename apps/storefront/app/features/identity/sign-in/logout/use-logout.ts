import { endSession } from '@stoa/browser/session/end-session'
import { sessionStore } from '@stoa/browser/session/session-store'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../../../i18n/use-address.ts'
import { isLeavingPage, type ReturnTarget, takeReturnTarget } from '../../../../state/return-target.ts'
import type { CallResult } from '../sign-in-calls.ts'
import { useCall } from '../use-call.ts'

export type LogoutState = { step: 'leaving' | 'out' } | { step: 'failed'; message: string | null }

/** When the cookie is gone or does not match, there is no session left to end. */
const isSignedOut = (result: CallResult<'logOut'>): boolean => result.ok || result.code === 'xsrf_token_wrong'

/**
 * Ends the session here and in the API, whose cookies outlive a refresh that failed. Guests who were redirected here,
 * because the session was lost, then continue to signing in, with the reason and the return target.
 */
export function useLogout() {
  const call = useCall()
  const navigate = useNavigate()
  const login = useAddress()('/login')
  const [logoutState, setLogoutState] = useState<LogoutState>({ step: 'leaving' })
  const started = useRef(false)
  const returnTarget = useRef<ReturnTarget | null>(null)

  const signOut = useCallback(async () => {
    if (isLeavingPage()) return
    const wasGuest = sessionStore.read().status === 'guest'
    returnTarget.current = takeReturnTarget() ?? returnTarget.current
    setLogoutState({ step: 'leaving' })
    const result = await endSession(() => call('logOut', {}), isSignedOut)
    if (!result.ok && !isSignedOut(result)) setLogoutState({ step: 'failed', message: result.problem.general })
    else if (returnTarget.current && wasGuest) await navigate(login, { replace: true, state: returnTarget.current })
    else setLogoutState({ step: 'out' })
  }, [call, navigate, login])

  useEffect(() => {
    if (started.current) return
    started.current = true
    void signOut()
  }, [signOut])
  return { logoutState, retry: () => void signOut() }
}
