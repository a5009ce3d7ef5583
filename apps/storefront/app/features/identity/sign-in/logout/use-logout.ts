import { endSession } from '@stoa/browser/session/end-session'
import { sessionStore } from '@stoa/browser/session/session-store'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../../../i18n/use-address.ts'
import { isLeavingPage, takeReturnTarget } from '../../../../state/return-target.ts'
import type { CallResult } from '../sign-in-calls.ts'
import { useCall } from '../use-call.ts'

export type LogoutState = { step: 'leaving' | 'out' } | { step: 'failed'; message: string | null }

/** When the cookie is gone or does not match, there is no session left to end. */
const isSignedOut = (result: CallResult<'logOut'>): boolean => result.ok || result.code === 'xsrf_token_wrong'

/**
 * Ends the session here and in the API. Guests who were redirected here, because a page is for customers only or
 * because the session has ended, continue to signing in, with the reason and the return target.
 */
export function useLogout() {
  const call = useCall()
  const navigate = useNavigate()
  const login = useAddress()('/login')
  const [logoutState, setLogoutState] = useState<LogoutState>({ step: 'leaving' })
  const started = useRef(false)

  const signOut = useCallback(async () => {
    if (isLeavingPage()) return
    const returnTarget = takeReturnTarget()
    if (returnTarget && sessionStore.read().status === 'guest') {
      await navigate(login, { replace: true, state: returnTarget })
      return
    }
    setLogoutState({ step: 'leaving' })
    const result = await endSession(() => call('logOut', {}), isSignedOut)
    setLogoutState(
      result.ok || isSignedOut(result) ? { step: 'out' } : { step: 'failed', message: result.problem.general },
    )
  }, [call, navigate, login])

  useEffect(() => {
    if (started.current) return
    started.current = true
    void signOut()
  }, [signOut])
  return { logoutState, retry: () => void signOut() }
}
