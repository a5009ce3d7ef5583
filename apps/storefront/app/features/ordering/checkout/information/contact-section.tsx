import { useSession } from '@stoa/browser/session/session-store'
import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import grid from '../../../../shared/form/form-grid.module.css'
import { openModal } from '../../../../state/modal-store.ts'
import styles from '../form/form.module.css'
import { FormText } from '../form/form-text.tsx'
import { addressFieldNames } from '../place/address-field-names.ts'
import { NameFields } from './name-fields.tsx'
import { PhoneFields } from './phone-fields.tsx'

/** Contact details of the buyer, and why they are needed; with the name, where no address has one. */
export function ContactSection({ byEmail, children }: { byEmail: boolean; children?: ReactNode }) {
  const t = useTranslations('checkout')
  return (
    <section className={styles.section} aria-labelledby="contact">
      <div className={styles.titled}>
        <h2 id="contact">{t('information.contact')}</h2>
        <OrderCustomer />
      </div>
      <div className={grid.fields}>
        {byEmail && <NameFields names={addressFieldNames.billing} tokens="" />}
        <FormText
          name="email"
          type="email"
          label={t('fields.email')}
          help={t(byEmail ? 'fields.emailHelpByEmail' : 'fields.emailHelp')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PhoneFields
          names={addressFieldNames.billing}
          tokens=""
          help={t(byEmail ? 'fields.mobileHelpByEmail' : 'fields.mobileHelp')}
        />
      </div>
      {children}
    </section>
  )
}

/**
 * A guest may sign in during the checkout; a customer sees their name. The line is rendered before the session is
 * known.
 */
function OrderCustomer() {
  const t = useTranslations('checkout')
  const session = useSession()
  if (session.status === 'customer')
    return <p className={styles.person}>{t('customer.signedInAs', { email: session.person.email })}</p>
  const link = (chunks: ReactNode) => (
    <TextLink
      href="/login"
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        openModal('login')
      }}
    >
      {chunks}
    </TextLink>
  )
  return <p className={styles.person}>{session.status === 'guest' && t.rich('customer.signIn', { link })}</p>
}
