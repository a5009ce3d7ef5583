import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import { usePaypalCheckout } from '../../../../state/paypal-checkout.ts'
import type { PaypalFill } from '../customer/use-paypal-fill.ts'
import styles from '../form/form.module.css'

/** What came from PayPal, and that nothing is paid yet. */
export function PaypalNote({ waiting, error, retry }: PaypalFill) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const filled = usePaypalCheckout()?.filled
  const country = filled?.refusedCountry
  return (
    <div role="status">
      {waiting && <Note className={styles.note}>{t('paypal.waiting')}</Note>}
      {error && <FailedNote text={t('paypal.failed')} error={error} className={styles.note} onRetry={retry} />}
      {filled && <Note className={styles.note}>{t('paypal.filled')}</Note>}
      {country && (
        <Note tone="warn" className={styles.note}>
          {t('paypal.elsewhere', {
            country: new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country,
          })}
        </Note>
      )}
    </div>
  )
}
