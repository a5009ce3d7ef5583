import { SelectField } from '@stoa/ui/select-field/select-field'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { PlaceTold } from '../../../shared/place/place-told.tsx'
import type { Place } from '../../../shared/place/use-place.ts'
import { useFacts } from '../facts-context.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import styles from '../form/form.module.css'
import { FormText, fieldId, useFieldError } from '../form/form-text.tsx'
import { type AddressNames, addressNames } from './address-names.ts'
import { CountryField } from './country-field.tsx'
import { PostalCodeField } from './postal-code-field.tsx'
import { useFormPlace } from './use-form-place.ts'

/** Country, postal code, town, street and region: the parts that fill and clear each other, and the news of it. */
export function PlaceFields({ of }: { of: keyof typeof addressNames }) {
  const t = useTranslations('checkout')
  const names = addressNames[of]
  const place = useFormPlace(names)
  const tokens = of === 'delivery' ? 'shipping ' : ''
  const wide = place.regions.length === 0
  return (
    <>
      <CountryField of={of} names={names} place={place} autoComplete={`${tokens}country`} />
      <PostalCodeField names={names} place={place} autoComplete={`${tokens}postal-code`} />
      <FormText
        name={names.city}
        className={`${styles.third} ${styles.half}`}
        label={t('fields.city')}
        autoComplete={`${tokens}address-level2`}
        enterKeyHint="next"
      />
      <PlaceTold place={place} className={styles.whole} />
      <FormText
        name={names.street}
        className={wide ? styles.whole : styles.twoThirds}
        label={t('fields.street')}
        help={t('fields.streetHelp')}
        autoComplete={`${tokens}address-line1`}
        enterKeyHint="next"
      />
      {!wide && <RegionField names={names} place={place} autoComplete={`${tokens}address-level1`} />}
    </>
  )
}

function RegionField({ names, place, autoComplete }: { names: AddressNames; place: Place; autoComplete: string }) {
  const t = useTranslations('checkout')
  const { countries } = useFacts()
  const { control } = useFormContext<CheckoutForm>()
  const { field } = useController({ control, name: names.regionId })
  const iso = countries.find(({ id }) => id === Number(place.countryId))?.iso ?? ''
  return (
    <SelectField
      {...field}
      id={fieldId(names.regionId)}
      className={styles.third}
      label={t('fields.region', { iso })}
      error={useFieldError(names.regionId)}
      autoComplete={autoComplete}
      onChange={(event) => place.changeRegion(event.target.value)}
    >
      <option value="">{t('fields.chooseRegion')}</option>
      {place.regions.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
