import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { CheckoutForm } from '../form/checkout-form.ts'
import { FormText } from '../form/form-text.tsx'
import { addressNames } from '../place/address-names.ts'
import { findInFields } from './address-fields.ts'
import { saveNames } from './save-names.ts'
import { useAddresses } from './use-addresses.ts'

/** For the next order: the address joins the customer's own, under a name. Never ticked for them. */
export function SaveAddress({ of }: { of: keyof typeof addressNames }) {
  const t = useTranslations('checkout')
  const addresses = useAddresses()
  const { control, register, getValues } = useFormContext<CheckoutForm>()
  useWatch({ control })
  const names = addressNames[of]
  if (!addresses || findInFields(addresses, getValues(), names)) return null
  return (
    <>
      <Checkbox {...register(saveNames[of])} label={t('customer.save')} />
      {getValues(saveNames[of]) && (
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
