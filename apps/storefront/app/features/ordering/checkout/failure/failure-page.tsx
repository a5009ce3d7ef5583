import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import styles from './failure.module.css'
import { useRetry } from './use-retry.ts'

interface FailurePageProps {
  phone: string | undefined
  phoneHref: string | undefined
  hours: string | undefined
}

/** No response to an order: what is safe, and a button to retry. A retry never places a second order. */
export function FailurePage({ phone, phoneHref, hours }: FailurePageProps) {
  const t = useTranslations('checkout')
  const { pending, busy, failedAgain, refused, retry } = useRetry()
  return (
    <main id="main">
      <section className={styles.head}>
        <div className={page.wrap}>
          <h1>{t('failure.title')}</h1>
          <p className={page.lead}>{t('failure.lead')}</p>
          <Note tone="bad" className={styles.note}>
            {pending ? t('failure.retryHelp') : t('failure.nothing')}
          </Note>
          <div role="alert">
            {refused && <Note tone="warn">{refused}</Note>}
            {failedAgain && <Note tone="warn">{t('failure.again')}</Note>}
          </div>
          <div className={styles.ways}>
            {pending && (
              <Button size="large" icon="refresh-cw" busy={busy} onClick={retry}>
                {t('failure.retry')}
              </Button>
            )}
            <ButtonLink href="/checkout-shipping-payment" variant="secondary" size="large">
              {t('failure.change')}
            </ButtonLink>
            <ButtonLink href="/cart" variant="quiet">
              {t('failure.cart')}
            </ButtonLink>
          </div>
          <p className="sr" role="status">
            {busy && t('failure.sending')}
          </p>
          {phone && (
            <p className={styles.call}>
              {t.rich('failure.call', {
                number: phone,
                hours: hours ?? '',
                phone: (chunks) => <TextLink href={phoneHref ?? ''}>{chunks}</TextLink>,
              })}
            </p>
          )}
        </div>
      </section>
    </main>
  )
}
