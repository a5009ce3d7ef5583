import { greeceId } from '@stoa/domain/identity/address-rules'
import { formatPhone } from '@stoa/domain/identity/format-phone'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { formatPostalCode } from '../../../../shared/format-postal-code.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import { useDraft } from '../form/draft-store.ts'
import styles from './information-summary.module.css'

/** The destination, in one line; of what is not sent to an address, the one on the invoice. */
export function useDeliveryAddress(): string {
  const { form } = useDraft()
  const { countries } = useCheckoutData()
  const isOwn = !useReceiving().sendsParcel || form.sameAddress
  const countryId = Number(isOwn ? form.countryId : form.deliveryCountryId)
  const country = countries.find(({ id }) => id === countryId)
  const greek = countryId === greeceId
  const [street, code, city] = isOwn
    ? [form.street, form.postalCode, form.city]
    : [form.deliveryStreet, form.deliveryPostalCode, form.deliveryCity]
  return [street, `${formatPostalCode(code, greek)} ${city}`, greek ? '' : country?.name].filter(Boolean).join(', ')
}

const formatBuyer = (form: CheckoutForm): string => `${form.firstName} ${form.lastName}, ${formatPhone(form.mobile)}`

const formatRecipient = (form: CheckoutForm): string =>
  form.sameAddress ? formatBuyer(form) : `${form.deliveryFirstName} ${form.deliveryLastName}, ${form.deliveryMobile}`

/** The input of the first step, each part with a link back to it. */
export function InformationSummary() {
  const t = useTranslations('checkout')
  const { form } = useDraft()
  const address = useDeliveryAddress()
  const isParcel = useReceiving().sendsParcel
  const { companyName: company, vatNumber } = form
  const rows = [
    isParcel
      ? { name: t('payment.recap.recipient'), value: formatRecipient(form) }
      : { name: t('payment.recap.buyer'), value: formatBuyer(form) },
    { name: t('payment.recap.email'), value: form.email },
    ...(isParcel || form.documentKind === 'invoice' ? [{ name: t('payment.recap.address'), value: address }] : []),
    {
      name: t('payment.recap.document'),
      value:
        form.documentKind === 'invoice' ? t('payment.recap.invoiceFor', { company, vatNumber }) : t('fields.receipt'),
    },
  ]
  return (
    <dl className={styles.summary} aria-label={t('payment.recap.label')}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>
            <TextLink href="/checkout-information" aria-label={t('payment.recap.changeNamed', { what: name })}>
              {t('payment.recap.change')}
            </TextLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
