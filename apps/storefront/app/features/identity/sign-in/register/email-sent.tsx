import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../form.module.css'

interface EmailSentProps {
  email: string
  onRetry(): void
}

/** The same for an e-mail that has an account already: only its owner is told. */
export function EmailSent({ email, onRetry }: EmailSentProps) {
  const t = useTranslations('sign-in')
  const messageRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => messageRef.current?.focus(), [])
  return (
    <div className={styles.words}>
      <p className={styles.lead} ref={messageRef} tabIndex={-1}>
        {t.rich('register.sent', { email, b: (chunks) => <b>{chunks}</b> })}
      </p>
      <p>
        {t.rich('register.sentHelp', {
          again: (chunks) => (
            <button type="button" onClick={onRetry}>
              {chunks}
            </button>
          ),
        })}
      </p>
    </div>
  )
}
