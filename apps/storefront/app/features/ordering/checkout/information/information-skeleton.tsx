import { WaitingCard } from '@stoa/ui/radio-card/waiting-card'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useTranslations } from 'use-intl'
import { useReceiving } from '../amounts/use-receiving.ts'
import styles from '../form/form.module.css'
import skeleton from '../form/step-skeleton.module.css'

const rows = ['email', 'mobile', 'name']

/** The first step as the server knows it, until the draft is read and the ways of receiving have their prices and days. */
export function InformationSkeleton() {
  const t = useTranslations('checkout')
  const { byEmail, types } = useReceiving()
  return (
    <div className={skeleton.known} aria-busy="true">
      <p className="sr" role="status">
        {t('loading')}
      </p>
      <p className={styles.required}>{t('information.required')}</p>
      {!byEmail && (
        <section className={styles.section}>
          <h2>{t('payment.shipping.title')}</h2>
          {types.map(({ id, name }) => (
            <WaitingCard key={id} title={name} />
          ))}
        </section>
      )}
      <section className={styles.section}>
        <h2>{t('information.contact')}</h2>
        <div className={skeleton.fields}>
          {rows.map((row) => (
            <Skeleton key={row} shape="fill" className={skeleton.field} />
          ))}
        </div>
      </section>
    </div>
  )
}
