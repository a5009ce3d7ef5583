import type { FieldMessages } from '@stoa/browser/form/use-checked-form'
import { insertAddress } from '@stoa/contract/identity/addresses'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { useOrdered } from '../amounts/use-receiving.ts'
import type { CheckoutForm, TextName } from '../form/checkout-form.ts'
import type { InformationForm } from '../form/information-context.ts'
import { type AddressKind, addressFieldNames } from '../place/address-field-names.ts'
import { addressKinds } from '../rules/check-information.ts'
import { findMatchingAddress, toAddressInput } from './address-fields.ts'
import { saveFieldNames } from './save-names.ts'
import { addressesKey, useAddresses, usePerson } from './use-addresses.ts'

/** Saves the ticked addresses before the order is placed; returns the fields that prevent it, with messages. */
export function useSaveAddresses(): (information: InformationForm) => Promise<FieldMessages<TextName>> {
  const language = useLocale()
  const t = useTranslations('checkout')
  const person = usePerson()
  const addresses = useAddresses()
  const client = useQueryClient()
  const ordered = useOrdered()
  /** Null when it is saved, otherwise why it is not. */
  const save = async (values: CheckoutForm, kind: AddressKind): Promise<string | null> => {
    try {
      const input = toAddressInput(values, addressFieldNames[kind])
      const outcome = await browserClient(language).call(insertAddress, input)
      return outcome.ok ? null : outcome.refusal.title
    } catch {
      return t('customer.saveFault')
    }
  }
  return async (information) => {
    const values = information.values()
    const kinds = addressKinds(values, ordered)
    const requestedKinds = kinds.filter((kind) => person && addresses && values[saveFieldNames[kind]])
    const messages: FieldMessages<TextName> = {}
    for (const kind of requestedKinds) {
      const errorMessage = findMatchingAddress(addresses ?? [], values, kind) ? null : await save(values, kind)
      if (errorMessage === null) information.form.setValue(saveFieldNames[kind], false)
      else messages[addressFieldNames[kind].addressTitle] = errorMessage
    }
    if (requestedKinds.length > 0) await client.invalidateQueries({ queryKey: addressesKey(person?.customerId) })
    return messages
  }
}
