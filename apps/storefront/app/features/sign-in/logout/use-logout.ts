import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../../i18n/use-address.ts'
import { endSession } from '../../../state/end-session.ts'
import { isLeft, takeReturn } from '../../../state/return-path.ts'
import { sessionStore } from '../../../state/session-store.ts'
import type { Sent } from '../sign-in-calls.ts'
import { useCall } from '../use-call.ts'

export type LogoutStage = { step: 'leaving' | 'out' } | { step: 'failed'; sentence: string | null }

/** Where the cookie is gone or its pair does not match there is nothing left to end. */
const isOut = (sent: Sent<'logOut'>): boolean => sent.ok || sent.code === 'xsrf_token_wrong'

/**
 * Ends the session here and at the shop. Whoever was sent here because a page is for customers only, or because the session
 * turned out to be over, goes on to signing in, with the reason and the way back.
 */
export function useLogout() {
  const call = useCall()
  const navigate = useNavigate()
  const login = useAddress()('/login')
  const [stage, setStage] = useState<LogoutStage>({ step: 'leaving' })
  const begun = useRef(false)

  const leave = useCallback(async () => {
    if (isLeft()) return
    const wanted = takeReturn()
    if (wanted && sessionStore.read().status === 'guest') {
      await navigate(login, { replace: true, state: wanted })
      return
    }
    setStage({ step: 'leaving' })
    const sent = await endSession(() => call('logOut', {}), isOut)
    setStage(sent.ok || isOut(sent) ? { step: 'out' } : { step: 'failed', sentence: sent.problem.general })
  }, [call, navigate, login])

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void leave()
  }, [leave])
  return { stage, retry: () => void leave() }
}
