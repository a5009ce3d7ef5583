import { deleteCustomer } from '@stoa/contract/account'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../../i18n/use-address.ts'
import { sessionEnded } from '../../../state/session-store.ts'
import { useConfirmed } from '../confirm/confirmation.ts'
import { useCalls } from '../data/use-calls.ts'
import { endedPath } from './ended-path.ts'

/** Ends the account in seven days and the session now. `onAsk` makes room for the question who is there. */
export function useDeletion(onAsk: () => void) {
  const call = useCalls()
  const confirmed = useConfirmed()
  const navigate = useNavigate()
  const address = useAddress()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    busy,
    problem,
    async end() {
      setBusy(true)
      setProblem(null)
      const outcome = await confirmed(async () => {
        const answer = await call(deleteCustomer, {})
        if (!answer.ok && answer.refusal.code === 'confirmation_needed') onAsk()
        return answer
      })
      setBusy(false)
      if (outcome?.ok) {
        await navigate(address(endedPath(outcome.value.at)))
        sessionEnded()
      } else if (outcome) setProblem(outcome.refusal.title)
    },
  }
}
