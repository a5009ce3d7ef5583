import { useCallback, useEffect, useState } from 'react'
import { useCall } from '../use-call.ts'

export type ResetLink =
  | { state: 'loading' | 'over' }
  | { state: 'unreachable'; message: string }
  | { state: 'good'; maskedEmail: string }

/** Whether the link's token is still valid. Checked in the browser only: the page itself is the same for everyone. */
export function useResetLink(token: string) {
  const call = useCall()
  const [link, setLink] = useState<ResetLink>({ state: 'loading' })
  const check = useCallback(async () => {
    const result = await call('findPasswordReset', { token })
    if (result.ok) setLink({ state: 'good', maskedEmail: result.value.maskedEmail })
    else if (result.code === 'link_over' || result.code === 'bad_input') setLink({ state: 'over' })
    else setLink({ state: 'unreachable', message: result.problem.general ?? '' })
  }, [call, token])
  useEffect(() => void check(), [check])
  return { link, check: () => void check(), markExpired: () => setLink({ state: 'over' }) }
}
