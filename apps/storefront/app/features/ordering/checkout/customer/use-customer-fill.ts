import type { FormValues } from '@stoa/browser/form/use-checked-form'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { TextName } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { usePerson } from './use-addresses.ts'

type Form = UseFormReturn<FormValues>

/** Fills in empty fields only; input is kept. */
export function fillEmpty(form: Form, fields: readonly (readonly [TextName, string])[]): void {
  for (const [name, text] of fields) {
    if (form.getValues(name) === '' && text !== '') form.setValue(name, text)
  }
}

const emptyPerson = { customerId: null, email: '', firstName: '', lastName: '' }

/** Fills in a customer's e-mail and name. */
export function useCustomerFill(form: Form): void {
  const person = usePerson()
  const { customerId, email, firstName, lastName } = person ?? emptyPerson
  useEffect(() => {
    if (customerId === null) return
    draftStore.setCustomerId(customerId)
    fillEmpty(form, [
      ['email', email],
      ['firstName', firstName],
      ['lastName', lastName],
    ])
  }, [form, customerId, email, firstName, lastName])
}
