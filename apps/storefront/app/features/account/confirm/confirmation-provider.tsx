import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ConfirmationContext, type Confirmed } from './confirmation.ts'

/** Around the pages of the account: asks who is there when the shop wants to know. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [settle, setSettle] = useState<((shown: boolean) => void) | null>(null)
  const ask = () => new Promise<boolean>((resolve) => setSettle(() => resolve))
  const confirmed: Confirmed = async (act) => {
    const outcome = await act()
    if (outcome.ok || outcome.refusal.code !== 'confirmation_needed') return outcome
    return (await ask()) ? act() : null
  }
  const close = (shown: boolean) => {
    settle?.(shown)
    setSettle(null)
  }
  return (
    <ConfirmationContext value={confirmed}>
      {children}
      <ConfirmDialog open={settle !== null} onConfirmed={() => close(true)} onClose={() => close(false)} />
    </ConfirmationContext>
  )
}
