import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { AddressChoice } from '../customer/address-choice.tsx'
import { SaveAddress } from '../customer/save-address.tsx'
import { usePerson } from '../customer/use-addresses.ts'
import { AddedField } from '../form/added-field.tsx'
import styles from '../form/form.module.css'
import { FormText } from '../form/form-text.tsx'
import { addressFieldNames } from '../place/address-field-names.ts'
import { OrderPlaceFields } from '../place/place-fields.tsx'
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
      <div className={styles.fields}>
        <AddressChoice kind={kind} />
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
      <div className={styles.ticks}>
        {children}
        <SaveAddress kind={kind} />
      </div>
    </section>
  )
}

/** An address that is saved needs a name. */
function OptionalAddressFields({ kind }: { kind: keyof typeof addressFieldNames }) {
  const t = useTranslations('checkout')
  const guest = usePerson() === null
  const names = addressFieldNames[kind]
  return (
    <>
      <AddedField name={names.area} label={t('fields.addArea')}>
        <FormText
          name={names.area}
          label={t('fields.area')}
          optional={t('information.optional')}
          autoComplete={kind === 'delivery' ? 'shipping address-level3' : 'address-level3'}
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
