import { TextField } from '@stoa/ui/text-field/text-field'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Place } from '../../../../shared/place/use-place.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import styles from '../form/form.module.css'
import { fieldId, useFieldError } from '../form/form-text.tsx'
import type { AddressFieldNames } from './address-field-names.ts'

interface PostalCodeFieldProps {
  names: AddressFieldNames
  place: Place
  autoComplete: string
}

/** A code the shop knows says where it is; any other is taken as it is written. */
export function PostalCodeField({ names, place, autoComplete }: PostalCodeFieldProps) {
  const t = useTranslations('checkout')
  const { countries } = useCheckoutData()
  const { control } = useFormContext<CheckoutForm>()
  const { field } = useController({ control, name: names.postalCode })
  const country = countries.find(({ id }) => id === Number(place.countryId))
  const { knownCode, regions } = place
  const region = regions.find(({ id }) => id === knownCode?.regionId)?.name
  return (
    <TextField
      {...field}
      id={fieldId(names.postalCode)}
      className={`${styles.third} ${styles.half}`}
      label={t('fields.postalCode')}
      help={country?.iso === 'GR' ? t('fields.postalCodeHelp') : undefined}
      valid={knownCode && region ? t('place.known', { city: knownCode.city, region }) : undefined}
      error={useFieldError(names.postalCode)}
      inputMode={country?.postalCodeDigits == null ? 'text' : 'numeric'}
      autoComplete={autoComplete}
      enterKeyHint="next"
      onChange={(event) => place.changePostalCode(event.target.value)}
    />
  )
}
