import { sendConfirmationCode } from '@stoa/contract/identity/session'
import { Button } from '@stoa/ui/button/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApiCall } from '../data/use-api-call.ts'
import styles from '../layout/account.module.css'

/** Sends a code to the account's e-mail, and confirms that it was sent. */
export function SendCode() {
  const t = useTranslations('account')
  const call = useApiCall()
  const [statusMessage, setStatusMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const outcome = await call(sendConfirmationCode, {})
    setBusy(false)
    setStatusMessage(outcome.ok ? t('confirm.sent') : outcome.refusal.title)
  }
  return (
    <div>
      <Button variant="secondary" size="small" icon="mail" busy={busy} onClick={() => void send()}>
        {t('confirm.send')}
      </Button>
      <p role="status" className={styles.told}>
        {statusMessage}
      </p>
    </div>
  )
}
