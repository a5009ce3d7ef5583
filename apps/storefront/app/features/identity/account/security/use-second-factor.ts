import { useCustomerCache } from '@stoa/browser/query/use-customer-query'
import {
  beginSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@stoa/contract/identity/social'
import type { Problem } from '@stoa/contract/problem'
import type { Outcome } from '@stoa/domain/outcome'
import { useState } from 'react'
import { useWithConfirmation } from '../confirm/confirmation.ts'
import { useApiCall } from '../data/use-api-call.ts'

export interface Secret {
  /** Base32, for typing. */
  secret: string
  /** `otpauth://…`, for the QR code. */
  address: string
}

/** Makes a call that needs confirmation, and shows the refusal's message. */
function useConfirmedAction() {
  const withConfirmation = useWithConfirmation()
  const customerCache = useCustomerCache()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async <Value>(action: () => Promise<Outcome<Value, Problem>>, onSuccess: (value: Value) => void) => {
    setBusy(true)
    setProblem(null)
    const outcome = await withConfirmation(action)
    setBusy(false)
    if (outcome === null) return
    if (outcome.ok) onSuccess(outcome.value)
    else setProblem(outcome.refusal.title)
    await customerCache.invalidate(getSecondFactor)
  }
  return { problem, busy, run }
}

/** Enables and disables the second factor. Secret and recovery codes are shown once and never stored. */
export function useSecondFactor() {
  const call = useApiCall()
  const customerCache = useCustomerCache()
  const { problem, busy, run } = useConfirmedAction()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return {
    secret,
    codes,
    problem,
    busy,
    startSetup: () => run(() => call(beginSecondFactor, {}), setSecret),
    renewCodes: () =>
      run(
        () => call(renewRecoveryCodes, {}),
        (renewed) => setCodes(renewed.codes),
      ),
    disable: () =>
      run(
        () => call(disableSecondFactor, {}),
        () => setCodes(null),
      ),
    handleEnabled(recoveryCodes: readonly string[]) {
      setSecret(null)
      setCodes(recoveryCodes)
      void customerCache.invalidate(getSecondFactor)
    },
    cancel: () => setSecret(null),
    hideCodes: () => setCodes(null),
  }
}

export type SecondFactorState = ReturnType<typeof useSecondFactor>
