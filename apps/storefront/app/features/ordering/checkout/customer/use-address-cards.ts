// Which of the order's addresses are shown as a saved one, in a few lines, instead of as fields.

import type { CustomerAddress } from '@stoa/contract/identity/addresses'
import { useEffect, useRef, useState } from 'react'
import { useOrdered } from '../amounts/use-receiving.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import { type InformationForm, useInformation } from '../form/information-context.ts'
import { type AddressKind, addressFieldNames, sectionFields } from '../place/address-field-names.ts'
import { checkInformation } from '../rules/check-information.ts'
import { fieldsOf, findMatchingAddress, remarksFrom } from './address-fields.ts'
import { useAddresses, useAddressesLoading, usePerson } from './use-addresses.ts'
import { fillEmpty } from './use-customer-fill.ts'

export interface AddressCards {
  /** Until the address book is known. */
  isLoading: boolean
  /** The saved address in place of the fields. */
  savedOf(kind: AddressKind): CustomerAddress | undefined
  /** Shows the fields instead, until this step is left. */
  open(kind: AddressKind): void
  /** After the buyer has chosen whether the order goes to their own address. */
  sendToSame(same: boolean): void
}

const kinds: readonly AddressKind[] = ['billing', 'delivery']

const startedFields = ['street', 'postalCode', 'city'] as const

/** The customer's usual address, unless they have begun to write one. */
function fillUsual({ form, values }: InformationForm, addresses: readonly CustomerAddress[]): void {
  const usual = addresses.find(({ isDelivery }) => isDelivery) ?? addresses[0]
  if (!usual || startedFields.some((name) => values()[name] !== '')) return
  for (const [name, text] of fieldsOf(usual, addressFieldNames.billing)) {
    if (name !== 'mobile' || values()[name] === '') form.setValue(name, text)
  }
  fillEmpty(form, [['remarks', usual.comments ?? '']])
}

/** Whether nothing of it has to be mended. Regions of other countries are checked with the whole form. */
function useIsValidAddress(): (kind: AddressKind, form: CheckoutForm) => boolean {
  const { countries, greekRegions } = useCheckoutData()
  const ordered = useOrdered()
  const withRegions = new Set(greekRegions.map(({ countryId }) => countryId))
  return (kind, form) => {
    const problems = checkInformation(form, { countries, hasRegions: (id) => withRegions.has(id) }, ordered)
    return sectionFields(kind, form.sameAddress).every((name) => problems[name] === undefined)
  }
}

/** Decided once the address book is known, so that nobody's fields close while they are writing. */
export function useAddressCards(): AddressCards {
  const information = useInformation()
  const { form, values, errorOf } = information
  const person = usePerson()
  const addresses = useAddresses()
  const isLoading = useAddressesLoading()
  const isValid = useIsValidAddress()
  const [closed, setClosed] = useState<readonly AddressKind[]>([])
  const decidedFor = useRef<number | null>(null)
  const customerId = person?.customerId ?? null

  const isSaved = (kind: AddressKind, form: CheckoutForm): boolean =>
    findMatchingAddress(addresses ?? [], form, kind) !== undefined && isValid(kind, form)

  useEffect(() => {
    if (!addresses || decidedFor.current === customerId) return
    decidedFor.current = customerId
    fillUsual(information, addresses)
    setClosed(kinds.filter((kind) => isSaved(kind, values())))
  })

  const open = (kind: AddressKind) => setClosed(closed.filter((one) => one !== kind))
  const refused = closed.find((kind) => sectionFields(kind, values().sameAddress).some(errorOf))
  if (refused) open(refused)

  /** Another saved address to which the shop can send, where none is written yet. */
  const fillDelivery = (from: readonly CustomerAddress[]): void => {
    const before = { ...values(), sameAddress: false }
    if (startedFields.some((name) => before[addressFieldNames.delivery[name]] !== '')) return
    const own = findMatchingAddress(from, before, 'billing')
    const filled = (address: CustomerAddress) => fieldsOf(address, addressFieldNames.delivery)
    const other = from.find(
      (address) => address !== own && isValid('delivery', { ...before, ...Object.fromEntries(filled(address)) }),
    )
    if (!other) return
    for (const [name, text] of filled(other)) form.setValue(name, text)
    setClosed([...closed, 'delivery'])
  }

  return {
    isLoading,
    savedOf: (kind) => (closed.includes(kind) ? findMatchingAddress(addresses ?? [], values(), kind) : undefined),
    open,
    sendToSame(same) {
      if (!addresses) return
      if (!same) fillDelivery(addresses)
      const destination = findMatchingAddress(addresses, values(), same ? 'billing' : 'delivery')
      form.setValue('remarks', remarksFrom(destination, addresses, values().remarks))
    },
  }
}
