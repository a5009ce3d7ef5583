import { Button } from '@stoa/ui/button/button'
import { Dialog } from '@stoa/ui/dialog/dialog'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import styles from '../layout/account.module.css'
import own from './privacy.module.css'
import { useDeletion } from './use-deletion.ts'

interface DeleteDialogProps {
  open: boolean
  email: string
  onClose(): void
}

const consequences = ['now', 'sevenDays', 'gone', 'kept'] as const

/** States what deleting the account does, before it is done. */
export function DeleteDialog({ open, email, onClose }: DeleteDialogProps) {
  const t = useTranslations('account')
  const common = useTranslations('common')
  const { busy, problem, deleteAccount } = useDeletion(onClose)
  return (
    <Dialog open={open} onClose={onClose} title={t('delete.title')} closeLabel={common('close')}>
      <div className={styles.form}>
        <ul className={own.facts}>
          {consequences.map((consequence) => (
            <li key={consequence}>{t(`delete.facts.${consequence}`, { email })}</li>
          ))}
        </ul>
        {problem && (
          <Note tone="bad" role="alert">
            {problem}
          </Note>
        )}
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void deleteAccount()}>
            {t('delete.submit')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('delete.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
