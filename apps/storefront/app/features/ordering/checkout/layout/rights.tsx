import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { useCheckoutData } from '../checkout-data-context.ts'
import styles from './layout.module.css'

/** Withdrawal, legal guarantee, complaints, how to correct input: stated before the order is placed. */
export function Rights() {
  const t = useTranslations('checkout')
  const { texts } = useCheckoutData()
  const email = texts['helpdesk-email'] ?? ''
  const newTab = { target: '_blank', rel: 'noopener' }
  return (
    <section className={styles.rights} aria-labelledby="rights">
      <h2 id="rights">{t('rights.title')}</h2>
      <ul>
        <li>
          {t.rich('rights.withdrawal', {
            link: (chunks) => (
              <TextLink href="/pages/withdrawal" {...newTab}>
                {chunks}
                <span className="sr"> {t('payment.newTab')}</span>
              </TextLink>
            ),
          })}
        </li>
        <li>{t('rights.guarantee')}</li>
        <li>
          {t.rich('rights.complaints', {
            email,
            phone: texts['helpdesk-phone'] ?? '',
            mail: (chunks) => <TextLink href={`mailto:${email}`}>{chunks}</TextLink>,
          })}
        </li>
        <li>{t('rights.correct')}</li>
      </ul>
    </section>
  )
}
