import { useWatch } from 'react-hook-form'
import { PlaceFields } from '../../../../shared/place/place-fields.tsx'
import { useFormPlace } from '../../../../shared/place/use-form-place.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import styles from '../form/form.module.css'
import { useInformation } from '../form/information-context.ts'
import { addressFieldNames } from './address-field-names.ts'
import { useRegions } from './use-regions.ts'

const classes = {
  country: styles.third,
  town: `${styles.third} ${styles.half}`,
  region: styles.third,
  street: styles.twoThirds,
  whole: styles.whole,
}

/** The place of one of the order's addresses. Billing addresses may be anywhere; delivery only where the shop ships. */
export function OrderPlaceFields({ kind }: { kind: keyof typeof addressFieldNames }) {
  const checked = useInformation()
  const { countries } = useCheckoutData()
  const names = addressFieldNames[kind]
  const countryId = String(useWatch({ control: checked.form.control, name: names.countryId }))
  const place = useFormPlace(checked.form, names, { countryId, regions: useRegions(Number(countryId)) })
  return (
    <PlaceFields
      checked={checked}
      names={names}
      place={place}
      countries={countries.filter(({ delivers }) => kind === 'billing' || delivers)}
      tokens={kind === 'delivery' ? 'shipping ' : ''}
      classes={classes}
    />
  )
}
