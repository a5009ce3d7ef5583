import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import grid from '../../../../shared/form/form-grid.module.css'
import { PlaceFields } from '../../../../shared/place/place-fields.tsx'
import { useFormPlace } from '../../../../shared/place/use-form-place.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import { AddressChoice } from '../customer/address-choice.tsx'
import { findMatchingAddress } from '../customer/address-fields.ts'
import { saveFieldNames } from '../customer/save-names.ts'
import { useAddresses } from '../customer/use-addresses.ts'
import { AddedField } from '../form/added-field.tsx'
import styles from '../form/form.module.css'
import { FormText } from '../form/form-text.tsx'
import { useInformation } from '../form/information-context.ts'
import { addressFieldNames } from '../place/address-field-names.ts'
import { useRegions } from '../place/use-regions.ts'
import { PhoneFields } from './phone-fields.tsx'

interface AddressSectionProps {
  kind: keyof typeof addressFieldNames
  title: string
  /** Rendered beside the doorbell field: the note for the whole order. */
  aside?: ReactNode
  children?: ReactNode
}

/** Name and place of the buyer, or of the recipient. */
export function AddressSection({ kind, title, aside, children }: AddressSectionProps) {
  const t = useTranslations('checkout')
  const titleId = useId()
  const names = addressFieldNames[kind]
  const tokens = kind === 'delivery' ? 'shipping ' : ''
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={grid.fields}>
        <AddressChoice kind={kind} />
        <FormText
          name={names.firstName}
          className={grid.half}
          label={t('fields.firstName')}
          autoComplete={`${tokens}given-name`}
          enterKeyHint="next"
        />
        <FormText
          name={names.lastName}
          className={grid.half}
          label={t('fields.lastName')}
          autoComplete={`${tokens}family-name`}
          enterKeyHint="next"
        />
        {kind === 'delivery' && <PhoneFields names={names} tokens={tokens} />}
        <OrderPlaceFields kind={kind} />
        <FormText
          name={names.building}
          label={t('fields.building')}
          optional={t('information.optional')}
          autoComplete={`${tokens}address-line2`}
          enterKeyHint="next"
        />
        {aside}
        <OptionalAddressFields kind={kind} />
      </div>
      <div className={styles.checkboxes}>
        {children}
        <SaveAddress kind={kind} />
      </div>
    </section>
  )
}

/** Only an address that is saved has a name, so a guest is not asked for one. */
function OptionalAddressFields({ kind }: { kind: keyof typeof addressFieldNames }) {
  const t = useTranslations('checkout')
  const names = addressFieldNames[kind]
  return (
    <AddedField name={names.area} label={t('fields.addArea')}>
      <FormText
        name={names.area}
        label={t('fields.area')}
        optional={t('information.optional')}
        autoComplete={kind === 'delivery' ? 'shipping address-level3' : 'address-level3'}
        enterKeyHint="next"
      />
    </AddedField>
  )
}

/** Saves the address in the customer's address book, under a name. Never ticked beforehand. */
function SaveAddress({ kind }: { kind: keyof typeof addressFieldNames }) {
  const t = useTranslations('checkout')
  const addresses = useAddresses()
  const { form, field, values } = useInformation()
  useWatch({ control: form.control })
  const names = addressFieldNames[kind]
  if (!addresses || findMatchingAddress(addresses, values(), names)) return null
  return (
    <>
      <Checkbox {...field(saveFieldNames[kind])} label={t('customer.save')} />
      {values()[saveFieldNames[kind]] && (
        <FormText
          name={names.addressTitle}
          label={t('fields.addressTitle')}
          help={t('fields.addressTitleHelp')}
          autoComplete="off"
          enterKeyHint="next"
        />
      )}
    </>
  )
}

const classes = {
  country: grid.third,
  town: `${grid.third} ${grid.half}`,
  region: grid.third,
  street: grid.twoThirds,
  whole: grid.whole,
}

/** The place of one of the order's addresses. Billing addresses may be anywhere; delivery only where the shop ships. */
function OrderPlaceFields({ kind }: { kind: keyof typeof addressFieldNames }) {
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
