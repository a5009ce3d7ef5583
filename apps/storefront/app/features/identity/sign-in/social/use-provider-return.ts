import { sessionStarted } from '@stoa/browser/session/session-store'
import type { Language } from '@stoa/domain/language'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { addressSwitches } from '../../../../config/address-switches.ts'
import { addressOf } from '../../../../i18n/use-address.ts'
import { previousLanguage } from '../../../../state/localisation.ts'
import type { CallResult } from '../sign-in-calls.ts'
import { useCall } from '../use-call.ts'
import type { IdentityProvider } from './identity-providers.ts'
import { clearPendingSignIn, findPendingSignIn } from './pending-sign-in.ts'
import { languageOfState, type ProviderResponse, readProviderResponse, readState } from './read-provider-response.ts'

export type Missing = 'email' | 'emailCode' | 'link' | 'factor'

/** What the customer adds to the provider's response. */
export interface Proofs {
  email?: string
  emailCode?: string
  password?: string
  code?: string
}

export type ReturnState =
  | { step: 'waiting' | 'failed' | 'cancelled' }
  /** `email`: where a code was sent, masked by the API. */
  | { step: 'asking'; missing: Missing; email: string }

type Proof = Extract<ProviderResponse, { kind: 'proof' }>
type LogInEndpoint = 'logInWithGoogle' | 'logInWithFacebook'

/** What is still missing, by the API's refusal; null when nothing can be added. */
export function readMissing(
  code: string,
  details: Record<string, unknown>,
): Extract<ReturnState, { step: 'asking' }> | null {
  const email = typeof details.email === 'string' ? details.email : ''
  const askFor = (missing: Missing) => ({ step: 'asking' as const, missing, email })
  if (code === 'second_factor_required') return askFor('factor')
  if (code === 'social_link_needs_proof') return askFor('link')
  if (code === 'social_email_needed') return askFor(email === '' ? 'email' : 'emailCode')
  return null
}

/** Whether the last input was wrong, so that it is asked for again. */
export const isProofWrong = (result: CallResult<LogInEndpoint>): boolean => !result.ok && result.details.wrong === true

type SubmitProofs = (added: Proofs) => Promise<CallResult<LogInEndpoint> | null>

/**
 * Sends the provider's response to the API, with all input added so far; `missing` receives what the API asks for next.
 */
function useSubmitProofs(provider: IdentityProvider, onMissing: (returnState: ReturnState) => void) {
  const call = useCall()
  const proof = useRef<Proof | null>(null)
  const submittedProofs = useRef<Proofs>({})
  const submitProofs: SubmitProofs = async (added) => {
    if (!proof.current) return null
    const proofs = { ...submittedProofs.current, ...added }
    const { token, state } = proof.current
    const result =
      provider === 'google'
        ? await call('logInWithGoogle', { token, ...proofs })
        : await call('logInWithFacebook', { token, kind: 'code', state, ...proofs })
    const missing = result.ok ? null : readMissing(result.code, result.details)
    if (result.ok) sessionStarted(result.value)
    if (missing && !isProofWrong(result)) {
      submittedProofs.current = proofs
      onMissing(missing)
    }
    return result
  }
  return { proof, submitProofs }
}

/** Without a state the page before says the language, unless the address itself does. */
const languageBefore = (language: Language): Language | null =>
  language === addressSwitches.defaultLanguage ? previousLanguage() : null

/** Back from the provider: its response is sent to the API, with one more input each time the API asks for it. */
export function useProviderReturn(provider: IdentityProvider) {
  const language = useLocale()
  const [returnState, setReturnState] = useState<ReturnState>({ step: 'waiting' })
  const { proof, submitProofs } = useSubmitProofs(provider, setReturnState)
  /** The return target. */
  const [path, setPath] = useState(addressOf(language, '/profile'))

  const start = async (): Promise<void> => {
    const originalLanguage = languageOfState(readState(provider, location)) ?? languageBefore(language)
    if (originalLanguage !== null && originalLanguage !== language) {
      location.replace(`${addressOf(originalLanguage, `/login/${provider}`)}${location.search}${location.hash}`)
      return
    }
    const pendingSignIn = findPendingSignIn()
    clearPendingSignIn()
    if (pendingSignIn) setPath(pendingSignIn.path)
    const response = readProviderResponse(provider, location, pendingSignIn?.state ?? null)
    history.replaceState(history.state, '', location.pathname)
    if (response.kind !== 'proof')
      return setReturnState({ step: response.kind === 'cancelled' ? 'cancelled' : 'failed' })
    proof.current = response
    const result = await submitProofs({})
    if (result && !result.ok && !readMissing(result.code, result.details)) setReturnState({ step: 'failed' })
  }
  const initialRun = useRef<typeof start | null>(start)
  useEffect(() => {
    void initialRun.current?.()
    initialRun.current = null
  }, [])
  return { returnState, submitProofs, path }
}
