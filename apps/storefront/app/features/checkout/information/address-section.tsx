import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { AddressChoice } from '../customer/address-choice.tsx'
import { SaveAddress } from '../customer/save-address.tsx'
import { usePerson } from '../customer/use-addresses.ts'
import { AddedField } from '../form/added-field.tsx'
import styles from '../form/form.module.css'
import { FormText } from '../form/form-text.tsx'
import { addressNames } from '../place/address-names.ts'
import { PlaceFields } from '../place/place-fields.tsx'
import { PhoneFields } from './phone-fields.tsx'

interface AddressSectionProps {
  of: keyof typeof addressNames
  title: string
  /** What stands beside the bell: the note for the whole order. */
  beside?: ReactNode
  children?: ReactNode
}

/** Names and place of the buyer, or of whoever receives it. */
export function AddressSection({ of, title, beside, children }: AddressSectionProps) {
  const t = useTranslations('checkout')
  const titleId = useId()
  const names = addressNames[of]
  const tokens = of === 'delivery' ? 'shipping ' : ''
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={styles.fields}>
        <AddressChoice of={of} />
        <FormText
          name={names.firstName}
          className={styles.half}
          label={t('fields.firstName')}
          autoComplete={`${tokens}given-name`}
          enterKeyHint="next"
        />
        <FormText
          name={names.lastName}
          className={styles.half}
          label={t('fields.lastName')}
          autoComplete={`${tokens}family-name`}
          enterKeyHint="next"
        />
        {of === 'delivery' && <PhoneFields names={names} tokens={tokens} />}
        <PlaceFields of={of} />
        <FormText
          name={names.building}
          label={t('fields.building')}
          optional={t('information.optional')}
          autoComplete={`${tokens}address-line2`}
          enterKeyHint="next"
        />
        {beside}
        <MoreOfAddress of={of} />
      </div>
      <div className={styles.ticks}>
        {children}
        <SaveAddress of={of} />
      </div>
    </section>
  )
}

/** A customer names an address where they ask to have it kept. */
function MoreOfAddress({ of }: { of: keyof typeof addressNames }) {
  const t = useTranslations('checkout')
  const guest = usePerson() === null
  const names = addressNames[of]
  return (
    <>
      <AddedField name={names.area} label={t('fields.addArea')}>
        <FormText
          name={names.area}
          label={t('fields.area')}
          optional={t('information.optional')}
          autoComplete={of === 'delivery' ? 'shipping address-level3' : 'address-level3'}
          enterKeyHint="next"
        />
      </AddedField>
      {guest && (
        <AddedField name={names.addressTitle} label={t('fields.addAddressTitle')}>
          <FormText
            name={names.addressTitle}
            label={t('fields.addressTitle')}
            optional={t('information.optional')}
            help={t('fields.addressTitleHelp')}
            autoComplete="off"
            enterKeyHint="next"
          />
        </AddedField>
      )}
    </>
  )
}
