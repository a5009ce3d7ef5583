import { ProgressSteps } from '@stoa/ui/progress-steps/progress-steps'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import page from '../../../shared/page.module.css'
import { ConfirmStatement } from './confirm-statement.tsx'
import { StatementForm } from './statement-form.tsx'
import { useWithdrawal, type WithdrawalStep } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'
import { WithdrawalDone } from './withdrawal-done.tsx'

const steps: readonly WithdrawalStep[] = ['statement', 'confirm', 'done']

/** Withdrawing from a contract: what is stated, its confirmation, and when it was received. */
export function WithdrawalPage({ address, email }: { address: string | undefined; email: string | undefined }) {
  const t = useTranslations('withdrawal')
  const withdrawal = useWithdrawal()
  const { step } = withdrawal
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <div className={styles.page}>
        <ProgressSteps
          label={t('steps.label')}
          steps={steps.map((name) => ({ name: t(`steps.${name}`) }))}
          current={steps.indexOf(step)}
        />
        <h1 ref={heading} tabIndex={-1} className={step === 'done' ? 'sr' : undefined}>
          {t(`title.${step}`)}
        </h1>
        {step === 'statement' && <StatementForm withdrawal={withdrawal} />}
        {step === 'confirm' && <ConfirmStatement withdrawal={withdrawal} />}
        {step === 'done' && <WithdrawalDone withdrawal={withdrawal} address={address} email={email} />}
      </div>
    </main>
  )
}
