import { refusalTitle } from '@stoa/browser/query/refused'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import styles from './note-action.module.css'

interface FailedNoteProps {
  /** What could not be done. */
  text: string
  error: unknown
  className?: string
  onRetry(): void
}

/** A call that failed: what it was for, the shop's own message, and another try. */
export function FailedNote({ text, error, className, onRetry }: FailedNoteProps) {
  const t = useTranslations('common')
  return (
    <Note tone="bad" role="alert" className={className}>
      {text} {refusalTitle(error) ?? t('unreached')}{' '}
      <button type="button" className={styles.action} onClick={onRetry}>
        {t('retry')}
      </button>
    </Note>
  )
}
