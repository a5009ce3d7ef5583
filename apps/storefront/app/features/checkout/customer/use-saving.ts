import { insertAddress } from '@stoa/contract/addresses'
import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../../api/browser-client.ts'
import type { CheckoutForm, TextName } from '../form/checkout-form.ts'
import { addressNames } from '../place/address-names.ts'
import { addressIn, findInFields } from './address-fields.ts'
import { saveNames } from './save-names.ts'
import { addressesKey, useAddresses, usePerson } from './use-addresses.ts'

/** Saves the addresses that are ticked, before the order goes on; gives the fields in the way of that, with why beside them. */
export function useSaving(form: UseFormReturn<CheckoutForm>): () => Promise<TextName[]> {
  const language = useLocale()
  const t = useTranslations('checkout')
  const person = usePerson()
  const addresses = useAddresses()
  const client = useQueryClient()
  /** Null when it is saved, otherwise why it is not. */
  const save = async (of: keyof typeof addressNames): Promise<string | null> => {
    try {
      const input = addressIn(form.getValues(), addressNames[of])
      const outcome = await browserClient(language).call(insertAddress, input)
      return outcome.ok ? null : outcome.refusal.title
    } catch {
      return t('customer.saveFault')
    }
  }
  return async () => {
    const values = form.getValues()
    const places = values.sameAddress ? (['billing'] as const) : (['billing', 'delivery'] as const)
    const asked = places.filter((of) => person && addresses && values[saveNames[of]])
    const wrong: TextName[] = []
    for (const of of asked) {
      const why = findInFields(addresses ?? [], values, addressNames[of]) ? null : await save(of)
      if (why === null) form.setValue(saveNames[of], false)
      else {
        wrong.push(addressNames[of].addressTitle)
        form.setError(addressNames[of].addressTitle, { type: 'refused', message: why })
      }
    }
    if (asked.length > 0) await client.invalidateQueries({ queryKey: addressesKey(person?.customerId) })
    return wrong
  }
}
