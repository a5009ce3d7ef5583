import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FormText } from '../form/form-text.tsx'
import { useInformation } from '../form/information-context.ts'
import { addressFieldNames } from '../place/address-field-names.ts'
import { findMatchingAddress } from './address-fields.ts'
import { saveFieldNames } from './save-names.ts'
import { useAddresses } from './use-addresses.ts'

/** Saves the address in the customer's address book, under a name. Never ticked beforehand. */
export function SaveAddress({ kind }: { kind: keyof typeof addressFieldNames }) {
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
