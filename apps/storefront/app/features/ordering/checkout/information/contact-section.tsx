import { useSession } from '@stoa/browser/session/session-store'
import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import grid from '../../../../shared/form/form-grid.module.css'
import { openModal } from '../../../../state/modal-store.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import styles from '../form/form.module.css'
import { FormText } from '../form/form-text.tsx'
import { useInformation } from '../form/information-context.ts'
import { addressFieldNames } from '../place/address-field-names.ts'
import { NameFields } from './name-fields.tsx'
import { PhoneFields } from './phone-fields.tsx'
import { PhoneUpdatesCheckbox } from './phone-updates-checkbox.tsx'

/** What the phone number is for, and the e-mail. */
const helpKeys = {
  undecided: { email: 'emailHelp', mobile: 'mobileHelpUndecided' },
  address: { email: 'emailHelp', mobile: 'mobileHelp' },
  branch: { email: 'emailHelp', mobile: 'mobileHelpByEmail' },
  point: { email: 'emailHelp', mobile: 'mobileHelpAtPoint' },
  email: { email: 'emailHelpByEmail', mobile: 'mobileHelpByEmail' },
} as const

/** The same for a number that gets updates. */
const updatedHelpKeys = {
  undecided: 'mobileHelpUndecided',
  address: 'mobileHelpUpdated',
  branch: 'mobileHelpUpdatedAlone',
  point: 'mobileHelpUpdatedAtPoint',
  email: 'mobileHelpUpdatedAlone',
} as const

/** Contact details of the buyer, and why they are needed; with the name, where no address has one. */
export function ContactSection({ children }: { children?: ReactNode }) {
  const t = useTranslations('checkout')
  const { destination = 'undecided', sendsParcel } = useReceiving()
  const help = helpKeys[destination]
  const updated = useWatch({ control: useInformation().form.control, name: 'updatesByPhone' })
  const mobileHelp = updated ? updatedHelpKeys[destination] : help.mobile
  return (
    <section className={styles.section} aria-labelledby="contact">
      <div className={styles.titled}>
        <h2 id="contact">{t('information.contact')}</h2>
        <OrderCustomer />
      </div>
      <div className={grid.fields}>
        {!sendsParcel && <NameFields names={addressFieldNames.billing} tokens="" />}
        <FormText
          name="email"
          type="email"
          label={t('fields.email')}
          help={t(`fields.${help.email}`)}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PhoneFields names={addressFieldNames.billing} tokens="" help={t(`fields.${mobileHelp}`)} />
      </div>
      <PhoneUpdatesCheckbox />
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
