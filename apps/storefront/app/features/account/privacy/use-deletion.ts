import { deleteCustomer } from '@stoa/contract/account'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../../i18n/use-address.ts'
import { askAgain, stopAsking } from '../../../state/session-life.ts'
import { useConfirmed } from '../confirm/confirmation.ts'
import { useCalls } from '../data/use-calls.ts'
import { endedPath, justEnded } from './ended-path.ts'

/**
 * Ends the account in seven days. The session is over; the page that says so forgets it. `onAsk` makes room for the question who
 * is there.
 */
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
      if (outcome && !outcome.ok) return setProblem(outcome.refusal.title)
      if (!outcome) return
      void stopAsking()
      await navigate(address(endedPath(outcome.value.at)), { state: justEnded })
      askAgain()
    },
  }
}
