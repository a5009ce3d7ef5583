// Some things cannot be undone. The shop asks for proof first, and the page asks for it when the shop does: the call waits,
// and goes on once the proof was right.

import type { Problem } from '@stoa/contract/problem'
import type { Outcome } from '@stoa/domain/outcome'
import { createContext, useContext } from 'react'

/** Does something, asking who is there if the shop wants to know; null when the person would rather not say. */
export type WithConfirmation = <Value>(
  action: () => Promise<Outcome<Value, Problem>>,
) => Promise<Outcome<Value, Problem> | null>

export const ConfirmationContext = createContext<WithConfirmation | null>(null)

export function useWithConfirmation(): WithConfirmation {
  const withConfirmation = useContext(ConfirmationContext)
  if (!withConfirmation) throw new Error('what needs confirmation stands outside the account')
  return withConfirmation
}
