import { Dialog } from '@stoa/ui/dialog/dialog'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useTranslations } from 'use-intl'
import { useProfile } from '../data/use-profile.ts'
import { ConfirmForm } from './confirm-form.tsx'

interface ConfirmDialogProps {
  open: boolean
  onConfirmed(): void
  onClose(): void
}

/**
 * Asks the customer to confirm their identity: with the password, or with a code by e-mail for accounts without one.
 */
export function ConfirmDialog({ open, onConfirmed, onClose }: ConfirmDialogProps) {
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
