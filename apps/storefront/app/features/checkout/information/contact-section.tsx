import { useTranslations } from 'use-intl'
import { WhoOrders } from '../customer/who-orders.tsx'
import styles from '../form/form.module.css'
import { FormText } from '../form/form-text.tsx'
import { addressNames } from '../place/address-names.ts'
import { PhoneFields } from './phone-fields.tsx'

/** How the buyer is reached, and why that is asked. */
export function ContactSection() {
  const t = useTranslations('checkout')
  return (
    <section className={styles.section} aria-labelledby="contact">
      <div className={styles.titled}>
        <h2 id="contact">{t('information.contact')}</h2>
        <WhoOrders />
      </div>
      <div className={styles.fields}>
        <FormText
          name="email"
          type="email"
          label={t('fields.email')}
          help={t('fields.emailHelp')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PhoneFields names={addressNames.billing} tokens="" />
      </div>
    </section>
  )
}
