import { endSession } from '@stoa/browser/session/end-session'
import { sessionStarted } from '@stoa/browser/session/session-store'
import { useState } from 'react'
import { useCall } from '../use-call.ts'

/** The purposes of one-time tokens that need nothing besides, by the page that accepts them. */
export type TokenAction = 'keep' | 'impersonate'

/** `cut`: the link has lost a part on its way. */
export type Step = 'asking' | 'done' | 'over' | 'cut'

/** Sends the one-time token to the API, on demand. */
export function useToken(action: TokenAction, token: string, setStep: (step: Step) => void) {
  const sendToken = useSendToken(action)
  const [busy, setBusy] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const submit = async () => {
    if (busy) return
    setBusy(true)
    const result = await sendToken(token)
    setBusy(false)
    setErrorMessage(result.errorMessage)
    setStep(result.step)
  }
  return { busy, errorMessage, submit: () => void submit() }
}

interface TokenResult {
  step: Step
  errorMessage: string | null
}

function useSendToken(action: TokenAction): (token: string) => Promise<TokenResult> {
  const call = useCall()
  const send = async (token: string) => {
    if (action === 'keep') return call('keepCustomer', { token })
    // Whoever was signed in here no longer is.
    const session = await endSession(
      () => call('impersonate', { token }),
      ({ ok }) => ok,
    )
    if (session.ok) sessionStarted(session.value)
    return session
  }
  return async (token) => {
    const result = await send(token)
    if (result.ok) return { step: 'done', errorMessage: null }
    if (result.code === 'link_over' || result.code === 'bad_input') return { step: 'over', errorMessage: null }
    return { step: 'asking', errorMessage: result.problem.general }
  }
}
