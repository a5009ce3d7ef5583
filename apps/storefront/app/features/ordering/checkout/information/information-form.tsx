import { ErrorSummary } from '@stoa/browser/form/error-summary'
import { hasNewsletters } from '@stoa/domain/identity/newsletters'
import { Button } from '@stoa/ui/button/button'
import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { Note } from '@stoa/ui/note/note'
import { BackLink } from '@stoa/ui/text-link/back-link'
import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import { useReceiving } from '../amounts/use-receiving.ts'
import { useAddressCards } from '../customer/use-address-cards.ts'
import { useAddressesQuery } from '../customer/use-addresses.ts'
import { useCustomerFill } from '../customer/use-customer-fill.ts'
import { usePaypalFill } from '../customer/use-paypal-fill.ts'
import styles from '../form/form.module.css'
import { InformationProvider, useInformation } from '../form/information-context.ts'
import { useInformationForm } from '../form/use-information-form.ts'
import { ShippingCards } from '../payment/shipping-choice.tsx'
import { AddressSection } from './address-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DocumentSection } from './document-section.tsx'
import { PaypalNote } from './paypal-note.tsx'
import { RemarksField } from './remarks-field.tsx'

/** Why the shopper was redirected to this step, if they were. */
export type InformationReason = 'missingInformation' | 'refusedFields' | null

const reasonKeys = { missingInformation: 'information.missing', refusedFields: 'information.refused' } as const

export function InformationForm({ reason }: { reason: InformationReason }) {
  const t = useTranslations('checkout')
  const information = useInformationForm()
  useCustomerFill(information.form)
  const paypal = usePaypalFill(information.form)
  const { byEmail, sendsParcel } = useReceiving()
  const { submit, summaryErrors, summary } = information
  return (
    <InformationProvider value={information}>
      <form noValidate onSubmit={submit}>
        {reason && (
          <Note tone={reason === 'refusedFields' ? 'warn' : 'info'} className={styles.note}>
            {t(reasonKeys[reason])}
          </Note>
        )}
        <PaypalNote {...paypal} />
        <ErrorSummary
          title={t('problems.title', { count: summaryErrors.length })}
          errors={summaryErrors}
          ref={summary}
        />
        <p className={styles.required}>{t('information.required')}</p>
        {!byEmail && <ReceivingSection />}
        {sendsParcel ? <ToAddress /> : <WithoutAddress />}
        <div className={styles.actions}>
          {/* A press must not leave the field first: its message would move the button away from under the pointer. */}
          <Button type="submit" size="large" iconAfter="arrow-right" onMouseDown={(event) => event.preventDefault()}>
            {t(byEmail ? 'information.nextByEmail' : 'information.next')}
          </Button>
          <BackLink href="/cart">{t('information.back')}</BackLink>
        </div>
      </form>
    </InformationProvider>
  )
}

/** The way of receiving comes first: it decides what else is asked for. It depends on no field of the form. */
const ReceivingSection = memo(function ReceivingSection() {
  const t = useTranslations('checkout')
  return (
    <section className={styles.section}>
      <fieldset>
        <legend>{t('payment.shipping.title')}</legend>
        <ShippingCards />
      </fieldset>
    </section>
  )
})

/** Gift cards go by e-mail, and what is collected is sent to nobody's address: only an invoice shows one. */
function WithoutAddress() {
  const { control } = useInformation().form
  const { byEmail } = useReceiving()
  const documentKind = useWatch({ control, name: 'documentKind' })
  return (
    <>
      <ContactSection>
        {!byEmail && <RemarksField />}
        <div className={styles.checkboxes}>
          <NewsletterCheckbox />
        </div>
      </ContactSection>
      <DocumentSection />
      {documentKind === 'invoice' && <Seat />}
    </>
  )
}

function ToAddress() {
  return (
    <>
      <ContactSection />
      <Addresses />
      <DocumentSection />
    </>
  )
}

function Seat() {
  const t = useTranslations('checkout')
  const cards = useAddressCards()
  return (
    <>
      <AddressesFault />
      <AddressSection kind="billing" title={t('information.seat')} cards={cards} isDestination={false} isPlaceOnly />
    </>
  )
}

function AddressesFault() {
  const t = useTranslations('checkout')
  const addresses = useAddressesQuery()
  if (!addresses.isError) return null
  return (
    <FailedNote text={t('customer.addressesFault')} error={addresses.error} onRetry={() => void addresses.refetch()} />
  )
}

function Addresses() {
  const t = useTranslations('checkout')
  const { control } = useInformation().form
  const [documentKind, same] = useWatch({ control, name: ['documentKind', 'sameAddress'] })
  const cards = useAddressCards()
  return (
    <>
      <AddressesFault />
      <AddressSection
        kind="billing"
        title={t(documentKind === 'invoice' ? 'information.seat' : 'information.address')}
        cards={cards}
        isDestination={Boolean(same)}
      >
        <AddressCheckboxes onSame={cards.sendToSame} />
      </AddressSection>
      {!same && <AddressSection kind="delivery" title={t('information.delivery')} cards={cards} isDestination />}
    </>
  )
}

/** One address unless a second is requested. */
function AddressCheckboxes({ onSame }: { onSame(same: boolean): void }) {
  const t = useTranslations('checkout')
  const { field } = useInformation()
  const same = field('sameAddress')
  return (
    <>
      <Checkbox
        {...same}
        label={t('fields.sameAddress')}
        onChange={(event) => {
          void same.onChange(event)
          onSame(event.target.checked)
        }}
      />
      <NewsletterCheckbox />
    </>
  )
}

/** Only by consent. */
function NewsletterCheckbox() {
  const t = useTranslations('checkout')
  const { field } = useInformation()
  if (!hasNewsletters) return null
  return (
    <Checkbox
      {...field('acceptedNewsletter')}
      label={t.rich('fields.newsletter', { quiet: (chunks) => <span className={styles.quiet}>{chunks}</span> })}
    />
  )
}
