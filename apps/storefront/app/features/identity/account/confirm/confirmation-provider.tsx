import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ConfirmationContext, type WithConfirmation } from './confirmation.ts'

/** Wraps the account pages: asks for confirmation of identity when the API requires it. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [resolveConfirmation, setResolveConfirmation] = useState<((isConfirmed: boolean) => void) | null>(null)
  const requestConfirmation = () => new Promise<boolean>((resolve) => setResolveConfirmation(() => resolve))
  const withConfirmation: WithConfirmation = async (action) => {
    const outcome = await action()
    if (outcome.ok || outcome.refusal.code !== 'confirmation_needed') return outcome
    return (await requestConfirmation()) ? action() : null
  }
  const close = (isConfirmed: boolean) => {
    resolveConfirmation?.(isConfirmed)
    setResolveConfirmation(null)
  }
  return (
    <ConfirmationContext value={withConfirmation}>
      {children}
      <ConfirmDialog open={resolveConfirmation !== null} onConfirmed={() => close(true)} onClose={() => close(false)} />
    </ConfirmationContext>
  )
}
