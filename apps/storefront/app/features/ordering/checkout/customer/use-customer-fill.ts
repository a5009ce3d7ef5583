import type { FormValues } from '@stoa/browser/form/use-checked-form'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { TextName } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { addressFieldNames } from '../place/address-field-names.ts'
import { fieldsOf } from './address-fields.ts'
import { useAddresses, usePerson } from './use-addresses.ts'

type Form = UseFormReturn<FormValues>

/** Fills in empty fields only; input is kept. */
function fillEmpty(form: Form, fields: readonly (readonly [TextName, string])[]): void {
  for (const [name, text] of fields) {
    if (form.getValues(name) === '' && text !== '') form.setValue(name, text)
  }
}

const emptyPerson = { customerId: null, email: '', firstName: '', lastName: '' }

/** Fills in a customer's e-mail, name and default address. */
export function useCustomerFill(form: Form): void {
  const person = usePerson()
  const addresses = useAddresses()
  const { customerId, email, firstName, lastName } = person ?? emptyPerson
  const defaultAddress = addresses?.find(({ isDelivery }) => isDelivery) ?? addresses?.[0]
  useEffect(() => {
    if (customerId === null) return
    draftStore.setCustomerId(customerId)
    fillEmpty(form, [
      ['email', email],
      ['firstName', firstName],
      ['lastName', lastName],
    ])
  }, [form, customerId, email, firstName, lastName])
  useEffect(() => {
    const startedFields = ['street', 'postalCode', 'city'] as const
    if (!defaultAddress || startedFields.some((name) => form.getValues(name) !== '')) return
    for (const [name, text] of fieldsOf(defaultAddress, addressFieldNames.billing)) {
      if (name !== 'mobile' || form.getValues(name) === '') form.setValue(name, text)
    }
    fillEmpty(form, [['remarks', defaultAddress.comments ?? '']])
  }, [form, defaultAddress])
}
