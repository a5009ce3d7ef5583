import type { CheckedForm, FormValues } from '@stoa/browser/form/use-checked-form'
import type { Country } from '@stoa/contract/ordering/places'
import { SelectField } from '@stoa/ui/select-field/select-field'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FailedNote } from '../failed-note.tsx'
import { PlaceUpdateNote } from './place-update-note.tsx'
import { useRegionsQuery } from './use-address-data.ts'
import type { PlaceNames } from './use-form-place.ts'
import type { Place } from './use-place.ts'
import { usePlaceName } from './use-place-name.ts'

interface PlaceFieldsProps<Values extends FormValues> {
  checked: CheckedForm<Values>
  names: Readonly<Record<keyof PlaceNames | 'street', keyof Values & string>>
  place: Place
  countries: readonly Country[]
  /** The prefix of each autocomplete token. */
  tokens?: string
  /** The width of each field. */
  classes: Readonly<Record<'country' | 'town' | 'region' | 'street' | 'whole', string | undefined>>
}

/** Country, postal code, city, street and region, which fill and clear each other, and the message about it. */
export function PlaceFields<Values extends FormValues>(props: PlaceFieldsProps<Values>) {
  const { checked, names, place, tokens = '', classes } = props
  const t = useTranslations('checkout')
  const { field, errorOf } = checked
  const noRegions = place.regions.length === 0
  return (
    <>
      <CountryField {...props} />
      <PostalCodeField {...props} />
      <TextField
        {...field(names.city)}
        className={classes.town}
        label={t('fields.city')}
        error={errorOf(names.city)}
        autoComplete={`${tokens}address-level2`}
        enterKeyHint="next"
      />
      <PlaceUpdateNote place={place} className={classes.whole} />
      <TextField
        {...field(names.street)}
        className={noRegions ? classes.whole : classes.street}
        label={t('fields.street')}
        help={t('fields.streetHelp')}
        error={errorOf(names.street)}
        autoComplete={`${tokens}address-line1`}
        enterKeyHint="next"
      />
      {!noRegions && <RegionField {...props} />}
      <RegionsFailure {...props} />
    </>
  )
}

function RegionsFailure<Values extends FormValues>({ place, classes }: PlaceFieldsProps<Values>) {
  const t = useTranslations('checkout')
  const { isError, error, refetch } = useRegionsQuery(Number(place.countryId))
  if (!isError) return null
  return (
    <FailedNote text={t('place.regionsFault')} error={error} className={classes.whole} onRetry={() => void refetch()} />
  )
}

const countryOf = (countries: readonly Country[], { countryId }: Place): Country | undefined =>
  countries.find(({ id }) => id === Number(countryId))

function CountryField<Values extends FormValues>(props: PlaceFieldsProps<Values>) {
  const { checked, names, place, countries, tokens = '', classes } = props
  const t = useTranslations('checkout')
  const { field } = useController({ control: checked.form.control, name: names.countryId })
  return (
    <SelectField
      {...field}
      value={String(field.value)}
      id={checked.idOf(names.countryId)}
      className={classes.country}
      label={t('fields.country')}
      error={checked.errorOf(names.countryId)}
      autoComplete={`${tokens}country`}
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

/** Looks up a known postal code; accepts any other as typed. */
function PostalCodeField<Values extends FormValues>(props: PlaceFieldsProps<Values>) {
  const { checked, names, place, countries, tokens = '', classes } = props
  const t = useTranslations('checkout')
  const { field } = useController({ control: checked.form.control, name: names.postalCode })
  const { knownCode, regions } = place
  const placeName = usePlaceName()
  const country = countryOf(countries, place)
  const region = regions.find(({ id }) => id === knownCode?.regionId)?.name
  return (
    <TextField
      {...field}
      value={String(field.value)}
      id={checked.idOf(names.postalCode)}
      className={classes.town}
      label={t('fields.postalCode')}
      help={country?.iso === 'GR' ? t('fields.postalCodeHelp') : undefined}
      valid={knownCode && region ? placeName(knownCode.city, region) : undefined}
      error={checked.errorOf(names.postalCode)}
      inputMode={country?.postalCodeDigits == null ? 'text' : 'numeric'}
      autoComplete={`${tokens}postal-code`}
      enterKeyHint="next"
      onChange={(event) => place.changePostalCode(event.target.value)}
    />
  )
}

function RegionField<Values extends FormValues>(props: PlaceFieldsProps<Values>) {
  const { checked, names, place, countries, tokens = '', classes } = props
  const t = useTranslations('checkout')
  const { field } = useController({ control: checked.form.control, name: names.regionId })
  return (
    <SelectField
      {...field}
      value={String(field.value)}
      id={checked.idOf(names.regionId)}
      className={classes.region}
      label={t('fields.region', { iso: countryOf(countries, place)?.iso ?? '' })}
      error={checked.errorOf(names.regionId)}
      autoComplete={`${tokens}address-level1`}
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
