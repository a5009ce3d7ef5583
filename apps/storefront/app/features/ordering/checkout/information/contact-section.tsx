import { useTranslations } from 'use-intl'
import { OrderCustomer } from '../customer/order-customer.tsx'
import styles from '../form/form.module.css'
import { FormText } from '../form/form-text.tsx'
import { addressFieldNames } from '../place/address-field-names.ts'
import { PhoneFields } from './phone-fields.tsx'

/** Contact details of the buyer, and why they are needed. */
export function ContactSection() {
  const t = useTranslations('checkout')
  return (
    <section className={styles.section} aria-labelledby="contact">
      <div className={styles.titled}>
        <h2 id="contact">{t('information.contact')}</h2>
        <OrderCustomer />
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
        <PhoneFields names={addressFieldNames.billing} tokens="" />
      </div>
    </section>
  )
}
