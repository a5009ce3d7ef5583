import type { Problem } from '@stoa/contract/problem'
import { beginSecondFactor, disableSecondFactor, getSecondFactor, renewRecoveryCodes } from '@stoa/contract/social'
import type { Outcome } from '@stoa/domain/outcome'
import { useState } from 'react'
import { useConfirmed } from '../confirm/confirmation.ts'
import { useCalls } from '../data/use-calls.ts'
import { useOwnNews } from '../data/use-own.ts'

export interface Secret {
  /** Base32, for typing. */
  secret: string
  /** `otpauth://…`, for the square picture. */
  address: string
}

/** Asks for something that needs proof, and says what the shop said. */
function useAsking() {
  const confirmed = useConfirmed()
  const news = useOwnNews()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const ask = async <Value>(act: () => Promise<Outcome<Value, Problem>>, take: (value: Value) => void) => {
    setBusy(true)
    setProblem(null)
    const outcome = await confirmed(act)
    setBusy(false)
    if (outcome === null) return
    if (outcome.ok) take(outcome.value)
    else setProblem(outcome.refusal.title)
    await news.askAgain(getSecondFactor)
  }
  return { problem, busy, ask }
}

/** Turns the second factor on and off. A secret and recovery codes are shown once and kept nowhere. */
export function useSecondFactor() {
  const call = useCalls()
  const news = useOwnNews()
  const { problem, busy, ask } = useAsking()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return {
    secret,
    codes,
    problem,
    busy,
    begin: () => ask(() => call(beginSecondFactor, {}), setSecret),
    renew: () =>
      ask(
        () => call(renewRecoveryCodes, {}),
        (renewed) => setCodes(renewed.codes),
      ),
    turnOff: () =>
      ask(
        () => call(disableSecondFactor, {}),
        () => setCodes(null),
      ),
    turnedOn(first: readonly string[]) {
      setSecret(null)
      setCodes(first)
      void news.askAgain(getSecondFactor)
    },
    cancel: () => setSecret(null),
    forgetCodes: () => setCodes(null),
  }
}

export type SecondFactorState = ReturnType<typeof useSecondFactor>
