import { Dialog } from '@stoa/ui/dialog/dialog'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../data/use-profile.ts'
import { ConfirmForm } from './confirm-form.tsx'
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

interface ConfirmDialogProps {
  open: boolean
  onConfirmed(): void
  onClose(): void
}

/**
 * Asks the customer to confirm their identity: with the password, or with a code by e-mail for accounts without one.
 */
function ConfirmDialog({ open, onConfirmed, onClose }: ConfirmDialogProps) {
  const t = useTranslations('account')
  const tCommon = useTranslations('common')
  const { data: profile } = useProfile()
  return (
    <Dialog open={open} onClose={onClose} title={t('confirm.title')} closeLabel={tCommon('close')}>
      {profile ? (
        <ConfirmForm email={profile.email} hasPassword={profile.hasPassword} onConfirmed={onConfirmed} />
      ) : (
        <Skeleton />
      )}
    </Dialog>
  )
}
