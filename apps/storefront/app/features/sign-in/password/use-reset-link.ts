import { useCallback, useEffect, useState } from 'react'
import { useCall } from '../use-call.ts'

export type ResetLink =
  | { state: 'loading' | 'over' }
  | { state: 'unreachable'; sentence: string }
  | { state: 'good'; maskedEmail: string }

/** Whether the letter's link still holds. Asked in the browser only: the page itself is the same for everyone. */
export function useResetLink(key: string) {
  const call = useCall()
  const [link, setLink] = useState<ResetLink>({ state: 'loading' })
  const look = useCallback(async () => {
    const sent = await call('findPasswordReset', { key })
    if (sent.ok) setLink({ state: 'good', maskedEmail: sent.value.maskedEmail })
    else if (sent.code === 'link_over' || sent.code === 'bad_input') setLink({ state: 'over' })
    else setLink({ state: 'unreachable', sentence: sent.problem.general ?? '' })
  }, [call, key])
  useEffect(() => void look(), [look])
  return { link, look: () => void look(), over: () => setLink({ state: 'over' }) }
}
