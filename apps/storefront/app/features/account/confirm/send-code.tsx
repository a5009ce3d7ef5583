import { sendConfirmationCode } from '@stoa/contract/session'
import { Button } from '@stoa/ui/button/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCalls } from '../data/use-calls.ts'
import styles from '../frame/account.module.css'

/** Has a code sent to the account's e-mail, and says that it was. */
export function SendCode() {
  const t = useTranslations('account')
  const call = useCalls()
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const outcome = await call(sendConfirmationCode, {})
    setBusy(false)
    setTold(outcome.ok ? t('confirm.sent') : outcome.refusal.title)
  }
  return (
    <div>
      <Button variant="secondary" size="small" icon="mail" busy={busy} onClick={() => void send()}>
        {t('confirm.send')}
      </Button>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  )
}
