import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../layout/account.module.css'
import own from './second-factor.module.css'

/** The recovery codes for a lost authenticator. Shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const t = useTranslations('account')
  const [statusMessage, setStatusMessage] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setStatusMessage(t('factor.copied'))
    } catch {
      setStatusMessage(t('factor.copyFailed'))
    }
  }
  return (
    <div className={styles.form}>
      <Note tone="warn" role="status">
        {t('factor.codes')}
      </Note>
      <ul className={own.codes} aria-label={t('factor.codesList')}>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" icon="copy" onClick={() => void copy()}>
          {t('factor.copy')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('factor.kept')}
        </Button>
        <p role="status" className={styles.message}>
          {statusMessage}
        </p>
      </div>
    </div>
  )
}
