import { useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { addressOf } from '../../../i18n/use-address.ts'
import { sessionBegun } from '../../../state/session-store.ts'
import type { Sent } from '../sign-in-calls.ts'
import { useCall } from '../use-call.ts'
import { findDeparture, forgetDeparture } from './departure.ts'
import type { House } from './houses.ts'
import { type HouseAnswer, languageOfState, readAnswer, stateIn } from './read-answer.ts'

export type Missing = 'email' | 'emailCode' | 'link' | 'factor'

/** What the person adds to the other house's word. */
export interface Proofs {
  email?: string
  emailCode?: string
  password?: string
  code?: string
}

export type Stage =
  | { step: 'waiting' | 'failed' | 'cancelled' }
  /** `email`: where a code was sent, as the shop shows it. */
  | { step: 'asking'; missing: Missing; email: string }

type Proof = Extract<HouseAnswer, { kind: 'proof' }>
type LogInName = 'logInWithGoogle' | 'logInWithFacebook'

/** What is still missing, by the shop's refusal; null when nothing can be added to it. */
export function readMissing(code: string, details: Record<string, unknown>): Extract<Stage, { step: 'asking' }> | null {
  const email = typeof details.email === 'string' ? details.email : ''
  const asking = (missing: Missing) => ({ step: 'asking' as const, missing, email })
  if (code === 'second_factor_required') return asking('factor')
  if (code === 'social_link_needs_proof') return asking('link')
  if (code === 'social_email_needed') return asking(email === '' ? 'email' : 'emailCode')
  return null
}

/** Whether what was just added is not right, so that the same thing is asked for again. */
export const isWrong = (sent: Sent<LogInName>): boolean => !sent.ok && sent.details.wrong === true

type Ask = (more: Proofs) => Promise<Sent<LogInName> | null>

/** Hands the house's answer to the shop, with all that was added to it; `missing` is told what the shop asks for next. */
function useAsk(house: House, tellMissing: (stage: Stage) => void) {
  const call = useCall()
  const proof = useRef<Proof | null>(null)
  const given = useRef<Proofs>({})
  const ask: Ask = async (more) => {
    if (!proof.current) return null
    const proofs = { ...given.current, ...more }
    const { token, state } = proof.current
    const sent =
      house === 'google'
        ? await call('logInWithGoogle', { token, ...proofs })
        : await call('logInWithFacebook', { token, kind: 'code', state, ...proofs })
    const missing = sent.ok ? null : readMissing(sent.code, sent.details)
    if (sent.ok) sessionBegun(sent.value)
    if (missing && !isWrong(sent)) {
      given.current = proofs
      tellMissing(missing)
    }
    return sent
  }
  return { proof, ask }
}

/** Back from the other house: its answer is handed to the shop, with one thing more each time the shop asks for it. */
export function useHouseReturn(house: House) {
  const language = useLocale()
  const [stage, setStage] = useState<Stage>({ step: 'waiting' })
  const { proof, ask } = useAsk(house, setStage)
  /** Where they were on the way to. */
  const [path, setPath] = useState(addressOf(language, '/profile'))

  const begin = async (): Promise<void> => {
    const left = languageOfState(stateIn(house, location))
    if (left !== null && left !== language) {
      location.replace(`${addressOf(left, `/login/${house}`)}${location.search}${location.hash}`)
      return
    }
    const departure = findDeparture()
    forgetDeparture()
    if (departure) setPath(departure.path)
    const answer = readAnswer(house, location, departure?.state ?? null)
    history.replaceState(history.state, '', location.pathname)
    if (answer.kind !== 'proof') return setStage({ step: answer.kind === 'cancelled' ? 'cancelled' : 'failed' })
    proof.current = answer
    const sent = await ask({})
    if (sent && !sent.ok && !readMissing(sent.code, sent.details)) setStage({ step: 'failed' })
  }
  const first = useRef<typeof begin | null>(begin)
  useEffect(() => {
    void first.current?.()
    first.current = null
  }, [])
  return { stage, ask, path }
}
