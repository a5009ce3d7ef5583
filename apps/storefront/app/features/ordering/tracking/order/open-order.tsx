import { checkEmail } from '@stoa/domain/identity/line-rules'
import { Button } from '@stoa/ui/button/button'
import { TextField } from '@stoa/ui/text-field/text-field'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import styles from '../../../../shared/orders/order.module.css'
import panel from '../../../../shared/panel.module.css'
import type { OrderAccess } from './use-order.ts'

/** Asks for the e-mail that opens the full order. The input is kept. */
export function OpenOrder({ orderAccess }: { orderAccess: OrderAccess }) {
  const t = useTranslations('tracking')
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const email = typed ?? orderAccess.email
  const refused =
    orderAccess.isWrongEmail && email === orderAccess.email ? t('open.wrong', { seen: orderAccess.email }) : undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const text = email.trim()
    const rule = checkEmail(text)
    const emailProblem =
      rule && (rule === 'email_missing' ? t('track.emailMissing') : t('track.emailWrong', { seen: text }))
    setProblem(emailProblem)
    setTyped(text)
    if (emailProblem === null) orderAccess.open(text)
    else document.getElementById('order-email')?.focus()
  }
  return (
    <section className={panel.card} aria-labelledby="open-order" data-print="hide">
      <h2 id="open-order">{t('open.title')}</h2>
      <form className={styles.open} noValidate onSubmit={submit}>
        <p>{t('open.text')}</p>
        <TextField
          id="order-email"
          type="email"
          label={t('open.email')}
          value={email}
          error={problem ?? refused}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="go"
          onChange={(event) => {
            setTyped(event.target.value)
            if (problem && checkEmail(event.target.value.trim()) === null) setProblem(null)
          }}
        />
        {orderAccess.error && (
          <FailedNote text={t('open.failed')} error={orderAccess.error} onRetry={orderAccess.retry} />
        )}
        <Button type="submit" busy={orderAccess.opening}>
          {t('open.submit')}
        </Button>
      </form>
      <p className="sr" role="alert">
        {problem ?? refused}
      </p>
    </section>
  )
}
