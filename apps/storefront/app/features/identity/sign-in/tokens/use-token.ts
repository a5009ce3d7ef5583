import { endSession } from '@stoa/browser/session/end-session'
import { sessionStarted, sessionStore } from '@stoa/browser/session/session-store'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { useCall } from '../use-call.ts'

/** The purposes of one-time tokens, by the page that accepts them. */
const tokenActions = ['newEmail', 'keep', 'impersonate'] as const
export type TokenAction = (typeof tokenActions)[number]

export type Step = 'asking' | 'done' | 'over'

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
  const language = useLocale()
  const send = async (token: string) => {
    if (action === 'keep') return call('keepCustomer', { token })
    if (action === 'impersonate') {
      // Whoever was signed in here no longer is.
      const session = await endSession(
        () => call('impersonate', { token }),
        ({ ok }) => ok,
      )
      if (session.ok) sessionStarted(session.value)
      return session
    }
    const changed = await call('confirmEmailChange', { token })
    if (changed.ok && sessionStore.read().status === 'customer') {
      const { refreshSessionData } = await import('@stoa/browser/session/renew-session')
      await refreshSessionData(language)
    }
    return changed
  }
  return async (token) => {
    const result = await send(token)
    if (result.ok) return { step: 'done', errorMessage: null }
    if (result.code === 'link_over' || result.code === 'bad_input') return { step: 'over', errorMessage: null }
    return { step: 'asking', errorMessage: result.problem.general }
  }
}
