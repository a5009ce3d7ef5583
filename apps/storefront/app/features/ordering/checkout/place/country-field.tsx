import { SelectField } from '@stoa/ui/select-field/select-field'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Place } from '../../../../shared/place/use-place.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import styles from '../form/form.module.css'
import { fieldId, useFieldError } from '../form/form-text.tsx'
import type { AddressFieldNames } from './address-field-names.ts'

interface CountryFieldProps {
  kind: 'billing' | 'delivery'
  names: AddressFieldNames
  place: Place
  autoComplete: string
}

/** Bills go anywhere; parcels only where the shop sends. */
export function CountryField({ kind, names, place, autoComplete }: CountryFieldProps) {
  const t = useTranslations('checkout')
  const { countries } = useCheckoutData()
  const { control } = useFormContext<CheckoutForm>()
  const { field } = useController({ control, name: names.countryId })
  return (
    <SelectField
      {...field}
      id={fieldId(names.countryId)}
      className={styles.third}
      label={t('fields.country')}
      error={useFieldError(names.countryId)}
      autoComplete={autoComplete}
      onChange={(event) => place.changeCountry(event.target.value)}
    >
      {countries
        .filter(({ delivers }) => kind === 'billing' || delivers)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}
