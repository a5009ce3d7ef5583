import { greeceId } from '@stoa/domain/customer/address-rules'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { postalWords } from '../../../shared/postal-words.ts'
import { useFacts } from '../facts-context.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import { useDraft } from '../form/draft-store.ts'
import styles from './recap.module.css'

/** Where it goes, in one line. */
export function useDeliveryAddress(): string {
  const { form } = useDraft()
  const { countries } = useFacts()
  const countryId = Number(form.sameAddress ? form.countryId : form.deliveryCountryId)
  const country = countries.find(({ id }) => id === countryId)
  const greek = countryId === greeceId
  const [street, code, city] = form.sameAddress
    ? [form.street, form.postalCode, form.city]
    : [form.deliveryStreet, form.deliveryPostalCode, form.deliveryCity]
  return [street, `${postalWords(code, greek)} ${city}`, greek ? '' : country?.name].filter(Boolean).join(', ')
}

const recipientOf = (form: CheckoutForm): string =>
  form.sameAddress
    ? `${form.firstName} ${form.lastName}, ${form.mobile}`
    : `${form.deliveryFirstName} ${form.deliveryLastName}, ${form.deliveryMobile}`

/** What was filled in, each with a way back to it. */
export function Recap() {
  const t = useTranslations('checkout')
  const { form } = useDraft()
  const address = useDeliveryAddress()
  const { companyName: company, vatNumber } = form
  const rows = [
    { what: t('payment.recap.recipient'), words: recipientOf(form) },
    { what: t('payment.recap.email'), words: form.email },
    { what: t('payment.recap.address'), words: address },
    {
      what: t('payment.recap.document'),
      words:
        form.documentKind === 'invoice' ? t('payment.recap.invoiceFor', { company, vatNumber }) : t('fields.receipt'),
    },
  ]
  return (
    <dl className={styles.recap} aria-label={t('payment.recap.label')}>
      {rows.map(({ what, words }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{words}</dd>
          <dd>
            <TextLink href="/checkout-information" aria-label={t('payment.recap.changeNamed', { what })}>
              {t('payment.recap.change')}
            </TextLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
