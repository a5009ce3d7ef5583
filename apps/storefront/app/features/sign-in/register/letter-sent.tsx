import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../form.module.css'

interface LetterSentProps {
  email: string
  onAgain(): void
}

/** The same for an address that has an account already: only its owner learns of it. */
export function LetterSent({ email, onAgain }: LetterSentProps) {
  const t = useTranslations('sign-in')
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <div className={styles.words}>
      <p className={styles.lead} ref={said} tabIndex={-1}>
        {t.rich('register.sent', { email, b: (words) => <b>{words}</b> })}
      </p>
      <p>
        {t.rich('register.sentHelp', {
          again: (words) => (
            <button type="button" onClick={onAgain}>
              {words}
            </button>
          ),
        })}
      </p>
    </div>
  )
}
