import { pauseRequests, resumeRequests } from '@stoa/browser/session/active-session'
import { deleteCustomer } from '@stoa/contract/identity/account'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../../../i18n/use-address.ts'
import { useWithConfirmation } from '../confirm/confirmation.ts'
import { useApiCall } from '../data/use-api-call.ts'
import { accountEndingPath, endedState } from './account-ending-path.ts'

/**
 * Schedules the deletion of the account in seven days. It ends the session; the page that follows clears it in the
 * browser. `onConfirmationNeeded` makes room for the confirmation dialog.
 */
export function useDeletion(onConfirmationNeeded: () => void) {
  const call = useApiCall()
  const withConfirmation = useWithConfirmation()
  const navigate = useNavigate()
  const address = useAddress()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    busy,
    problem,
    async deleteAccount() {
      setBusy(true)
      setProblem(null)
      const outcome = await withConfirmation(async () => {
        const result = await call(deleteCustomer, {})
        if (!result.ok && result.refusal.code === 'confirmation_needed') onConfirmationNeeded()
        return result
      })
      setBusy(false)
      if (outcome && !outcome.ok) return setProblem(outcome.refusal.title)
      if (!outcome) return
      void pauseRequests()
      await navigate(address(accountEndingPath(outcome.value.at)), { state: endedState })
      resumeRequests()
    },
  }
}
