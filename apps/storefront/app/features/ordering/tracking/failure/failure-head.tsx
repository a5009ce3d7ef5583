import type { PaymentFailure } from '@stoa/domain/ordering/payment/payment-failure'
import { Note } from '@stoa/ui/note/note'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { HeadingText } from '../../../../shared/heading-text.tsx'
import { isPaidAgain } from './next-steps.tsx'
import styles from './payment-failure.module.css'

interface FailureHeadProps {
  failure: PaymentFailure
  /** Of the order, where there is one. */
  code?: string
  /** Whether the order still waits for its payment. */
  waits?: boolean
}

/** The cause in words. */
export function FailureHead({ failure, code, waits }: FailureHeadProps) {
  const t = useTranslations('payment-failure')
  const b = (chunks: ReactNode) => <b>{chunks}</b>
  // the order is not known that would have to be tried again
  const isUnopened = code === undefined && failure !== 'out_of_stock'
  if (code !== undefined && !waits)
    return (
      <Note className={styles.note}>
        <h1>
          <HeadingText>{t('title.settled')}</HeadingText>
        </h1>
        <p>{t.rich('text.settled', { code, b })}</p>
      </Note>
    )
  return (
    <Note tone="bad" className={styles.note}>
      <h1>
        <HeadingText>{t(`title.${failure}`)}</HeadingText>
      </h1>
      <p>{isUnopened ? t.rich(`unopened.${failure}`, { b }) : t.rich(`text.${failure}`, { b })}</p>
      {code !== undefined && <p>{t.rich(isPaidAgain(failure) ? 'waiting' : 'unpaid', { code, b })}</p>}
    </Note>
  )
}
