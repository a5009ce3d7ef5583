import type { CheckedForm } from '@stoa/browser/form/use-checked-form'
import type { Country } from '@stoa/contract/ordering/checkout'
import { SelectField } from '@stoa/ui/select-field/select-field'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { PlaceUpdateNote } from '../../../../shared/place/place-update-note.tsx'
import type { Place } from '../../../../shared/place/use-place.ts'
import styles from '../layout/account.module.css'
import type { AddressValues } from './address-values.ts'

interface PlaceFieldsProps {
  checked: CheckedForm<AddressValues>
  place: Place
  countries: readonly Country[]
}

/** Country, postal code, town, street and region: the parts that fill and clear each other, and the news of it. */
export function PlaceFields({ checked, place, countries }: PlaceFieldsProps) {
  const t = useTranslations('checkout')
  const { field, errorOf } = checked
  const iso = countries.find(({ id }) => id === Number(place.countryId))?.iso ?? ''
  const noRegions = place.regions.length === 0
  return (
    <>
      <CountryField checked={checked} place={place} countries={countries} />
      <PostalCodeField checked={checked} place={place} iso={iso} />
      <TextField
        {...field('city')}
        className={styles.third}
        label={t('fields.city')}
        error={errorOf('city')}
        autoComplete="address-level2"
        enterKeyHint="next"
      />
      <PlaceUpdateNote place={place} className={styles.whole} />
      <TextField
        {...field('street')}
        className={noRegions ? styles.whole : styles.twoThirds}
        label={t('fields.street')}
        help={t('fields.streetHelp')}
        error={errorOf('street')}
        autoComplete="address-line1"
        enterKeyHint="next"
      />
      {!noRegions && <RegionField checked={checked} place={place} iso={iso} />}
    </>
  )
}

function CountryField({ checked, place, countries }: PlaceFieldsProps) {
  const t = useTranslations('checkout')
  const { field } = useController({ control: checked.form.control, name: 'countryId' })
  return (
    <SelectField
      {...field}
      value={String(field.value)}
      id={checked.idOf('countryId')}
      className={styles.third}
      label={t('fields.country')}
      error={checked.errorOf('countryId')}
      autoComplete="country"
      onChange={(event) => place.changeCountry(event.target.value)}
    >
      {countries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type AddressFieldProps = Omit<PlaceFieldsProps, 'countries'> & { iso: string }

function PostalCodeField({ checked, place, iso }: AddressFieldProps) {
  const t = useTranslations('checkout')
  const { field } = useController({ control: checked.form.control, name: 'postalCode' })
  const { knownCode, regions } = place
  const region = regions.find(({ id }) => id === knownCode?.regionId)?.name
  return (
    <TextField
      {...field}
      value={String(field.value)}
      id={checked.idOf('postalCode')}
      className={styles.third}
      label={t('fields.postalCode')}
      help={iso === 'GR' ? t('fields.postalCodeHelp') : undefined}
      valid={knownCode && region ? t('place.known', { city: knownCode.city, region }) : undefined}
      error={checked.errorOf('postalCode')}
      autoComplete="postal-code"
      enterKeyHint="next"
      onChange={(event) => place.changePostalCode(event.target.value)}
    />
  )
}

function RegionField({ checked, place, iso }: AddressFieldProps) {
  const t = useTranslations('checkout')
  const { field } = useController({ control: checked.form.control, name: 'regionId' })
  return (
    <SelectField
      {...field}
      value={String(field.value)}
      id={checked.idOf('regionId')}
      className={styles.third}
      label={t('fields.region', { iso })}
      error={checked.errorOf('regionId')}
      autoComplete="address-level1"
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
