import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import grid from '../../../../shared/form/form-grid.module.css'
import { PlaceFields } from '../../../../shared/place/place-fields.tsx'
import { useFormPlace } from '../../../../shared/place/use-form-place.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import { AddressChoice, addressChoiceId } from '../customer/address-choice.tsx'
import { findMatchingAddress } from '../customer/address-fields.ts'
import { saveFieldNames } from '../customer/save-names.ts'
import { SavedAddressCard } from '../customer/saved-address-card.tsx'
import type { AddressCards } from '../customer/use-address-cards.ts'
import { useAddresses } from '../customer/use-addresses.ts'
import { AddedField } from '../form/added-field.tsx'
import styles from '../form/form.module.css'
import { FormText } from '../form/form-text.tsx'
import { useInformation } from '../form/information-context.ts'
import { type AddressKind, addressFieldNames } from '../place/address-field-names.ts'
import { useRegions } from '../place/use-regions.ts'
import { NameFields } from './name-fields.tsx'
import { PhoneFields } from './phone-fields.tsx'
import { RemarksField } from './remarks-field.tsx'

interface AddressSectionProps {
  kind: AddressKind
  title: string
  cards: AddressCards
  /** Whether the order goes there. */
  isDestination: boolean
  /** The name is asked for elsewhere. */
  isPlaceOnly?: boolean
  children?: ReactNode
}

/** Name and place of the buyer, or of the recipient: a saved address in a few lines, or the fields. */
export function AddressSection({ kind, title, cards, isDestination, isPlaceOnly, children }: AddressSectionProps) {
  const titleId = useId()
  const saved = cards.savedOf(kind)
  const change = () => {
    flushSync(() => cards.open(kind))
    document.getElementById(addressChoiceId(kind))?.focus()
  }
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {cards.isLoading ? (
        <div aria-busy="true">
          <Skeleton shape="fill" className={styles.waiting} />
        </div>
      ) : saved ? (
        <SavedAddressCard kind={kind} address={saved} title={title} isDestination={isDestination} onChange={change} />
      ) : (
        <AddressFields kind={kind} isDestination={isDestination} isPlaceOnly={isPlaceOnly} />
      )}
      <div className={styles.checkboxes}>
        {children}
        {!saved && <SaveAddress kind={kind} />}
      </div>
    </section>
  )
}

function AddressFields({
  kind,
  isDestination,
  isPlaceOnly,
}: Pick<AddressSectionProps, 'kind' | 'isDestination' | 'isPlaceOnly'>) {
  const t = useTranslations('checkout')
  const names = addressFieldNames[kind]
  const tokens = kind === 'delivery' ? 'shipping ' : ''
  return (
    <div className={grid.fields}>
      <AddressChoice kind={kind} />
      {!isPlaceOnly && <NameFields names={names} tokens={tokens} />}
      {kind === 'delivery' && <PhoneFields names={names} tokens={tokens} help={t('fields.mobileHelp')} />}
      <OrderPlaceFields kind={kind} />
      <FormText
        name={names.building}
        label={t('fields.building')}
        optional={t('information.optional')}
        autoComplete={`${tokens}address-line2`}
        enterKeyHint="next"
      />
      {isDestination && <RemarksField />}
      <OptionalAddressFields kind={kind} />
    </div>
  )
}

/** Only an address that is saved has a name, so a guest is not asked for one. */
function OptionalAddressFields({ kind }: { kind: AddressKind }) {
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
function SaveAddress({ kind }: { kind: AddressKind }) {
  const t = useTranslations('checkout')
  const addresses = useAddresses()
  const { form, field, values } = useInformation()
  useWatch({ control: form.control })
  const names = addressFieldNames[kind]
  if (!addresses || findMatchingAddress(addresses, values(), kind)) return null
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
function OrderPlaceFields({ kind }: { kind: AddressKind }) {
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
