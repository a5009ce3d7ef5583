// Irreversible actions need a confirmation of identity. When the API asks for it, the page opens the dialog; the call
// waits, and is repeated once the confirmation has succeeded.

import type { Problem } from '@stoa/contract/problem'
import type { Outcome } from '@stoa/domain/outcome'
import { createContext, useContext } from 'react'

/** Runs an action, with a confirmation if the API requires it; null when the customer cancels. */
export type WithConfirmation = <Value>(
  action: () => Promise<Outcome<Value, Problem>>,
) => Promise<Outcome<Value, Problem> | null>

export const ConfirmationContext = createContext<WithConfirmation | null>(null)

export function useWithConfirmation(): WithConfirmation {
  const withConfirmation = useContext(ConfirmationContext)
  if (!withConfirmation) throw new Error('what needs confirmation stands outside the account')
  return withConfirmation
}
