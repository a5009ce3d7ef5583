import { SelectField } from '@stoa/ui/select-field/select-field'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { PlaceUpdateNote } from '../../../../shared/place/place-update-note.tsx'
import type { Place } from '../../../../shared/place/use-place.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import styles from '../form/form.module.css'
import { FormText, fieldId, useFieldError } from '../form/form-text.tsx'
import { type AddressFieldNames, addressFieldNames } from './address-field-names.ts'
import { CountryField } from './country-field.tsx'
import { PostalCodeField } from './postal-code-field.tsx'
import { useFormPlace } from './use-form-place.ts'

/** Country, postal code, town, street and region: the parts that fill and clear each other, and the news of it. */
export function PlaceFields({ kind }: { kind: keyof typeof addressFieldNames }) {
  const t = useTranslations('checkout')
  const names = addressFieldNames[kind]
  const place = useFormPlace(names)
  const tokens = kind === 'delivery' ? 'shipping ' : ''
  const noRegions = place.regions.length === 0
  return (
    <>
      <CountryField kind={kind} names={names} place={place} autoComplete={`${tokens}country`} />
      <PostalCodeField names={names} place={place} autoComplete={`${tokens}postal-code`} />
      <FormText
        name={names.city}
        className={`${styles.third} ${styles.half}`}
        label={t('fields.city')}
        autoComplete={`${tokens}address-level2`}
        enterKeyHint="next"
      />
      <PlaceUpdateNote place={place} className={styles.whole} />
      <FormText
        name={names.street}
        className={noRegions ? styles.whole : styles.twoThirds}
        label={t('fields.street')}
        help={t('fields.streetHelp')}
        autoComplete={`${tokens}address-line1`}
        enterKeyHint="next"
      />
      {!noRegions && <RegionField names={names} place={place} autoComplete={`${tokens}address-level1`} />}
    </>
  )
}

function RegionField({ names, place, autoComplete }: { names: AddressFieldNames; place: Place; autoComplete: string }) {
  const t = useTranslations('checkout')
  const { countries } = useCheckoutData()
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
