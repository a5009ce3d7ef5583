import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { CheckoutForm } from '../form/checkout-form.ts'
import { FormText } from '../form/form-text.tsx'
import { addressFieldNames } from '../place/address-field-names.ts'
import { findMatchingAddress } from './address-fields.ts'
import { saveFieldNames } from './save-names.ts'
import { useAddresses } from './use-addresses.ts'

/** For the next order: the address joins the customer's own, under a name. Never ticked for them. */
export function SaveAddress({ kind }: { kind: keyof typeof addressFieldNames }) {
  const t = useTranslations('checkout')
  const addresses = useAddresses()
  const { control, register, getValues } = useFormContext<CheckoutForm>()
  useWatch({ control })
  const names = addressFieldNames[kind]
  if (!addresses || findMatchingAddress(addresses, getValues(), names)) return null
  return (
    <>
      <Checkbox {...register(saveFieldNames[kind])} label={t('customer.save')} />
      {getValues(saveFieldNames[kind]) && (
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
