import { RadioCard } from '@stoa/ui/radio-card/radio-card'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import grid from '../../../../shared/form/form-grid.module.css'
import type { TextName } from '../form/checkout-form.ts'
import { useInformation } from '../form/information-context.ts'
import { type AddressKind, addressFieldNames } from '../place/address-field-names.ts'
import { fieldsOf, findMatchingAddress, formatPlace, remarksFrom } from './address-fields.ts'
import { useAddresses } from './use-addresses.ts'

/** The fields that a different address clears; the names stay. */
const clearedParts = ['postalCode', 'city', 'regionId', 'street', 'area', 'building', 'addressTitle'] as const

/** The number of no address. */
const other = 0

/** Of the one that is chosen. */
export const addressChoiceId = (kind: AddressKind): string => `saved-${kind}`

/** The saved addresses as cards, and one for another: the chosen one fills the fields, which can still be changed for this order. */
export function AddressChoice({ kind }: { kind: AddressKind }) {
  const t = useTranslations('checkout')
  const addresses = useAddresses()
  const { form, values, errorOf } = useInformation()
  useWatch({ control: form.control })
  if (!addresses || addresses.length === 0) return null
  const names = addressFieldNames[kind]
  const choose = (id: number) => {
    const address = addresses.find((item) => item.id === id)
    const fields = address
      ? fieldsOf(address, names)
      : clearedParts.map((field): [TextName, string] => [names[field], ''])
    for (const [name, text] of fields) form.setValue(name, text)
    const goesTo = kind === 'delivery' || values().sameAddress
    if (goesTo) form.setValue('remarks', remarksFrom(address, addresses, values().remarks))
    const invalidFields = fields.map(([name]) => name).filter((name) => errorOf(name))
    if (invalidFields.length > 0) void form.trigger(invalidFields)
  }
  const chosenId = findMatchingAddress(addresses, values(), kind)?.id ?? other
  const card = (id: number, title: string, help?: string) => (
    <RadioCard
      key={id}
      id={id === chosenId ? addressChoiceId(kind) : undefined}
      name={`saved-${kind}`}
      value={id}
      checked={id === chosenId}
      onChange={() => choose(id)}
      title={title}
      help={help}
    />
  )
  return (
    <fieldset className={grid.whole}>
      <legend className="sr">{t('customer.saved')}</legend>
      {addresses.map((address) => card(address.id, address.title, formatPlace(address)))}
      {card(other, t('customer.other'), t('customer.otherHelp'))}
    </fieldset>
  )
}
