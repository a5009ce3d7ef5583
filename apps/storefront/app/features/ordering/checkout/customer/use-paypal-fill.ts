import type { FormValues } from '@stoa/browser/form/use-checked-form'
import { Refused, valueOrThrow } from '@stoa/browser/query/refused'
import { getPaypalBuyer, type PaypalBuyer } from '@stoa/contract/ordering/paypal-checkout'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { usePostalCodes } from '../../../../shared/place/use-address-data.ts'
import { paypalCheckout, usePaypalCheckout } from '../../../../state/paypal-checkout.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import type { TextName } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { remarksFrom } from './address-fields.ts'
import { useAddresses, usePerson } from './use-addresses.ts'

type Form = UseFormReturn<FormValues>

export interface PaypalFill {
  waiting: boolean
  error: Error | null
  retry(): void
}

/** What PayPal says of the buyer is filled in once, over what was there: they have just chosen it. A customer keeps their e-mail. */
export function usePaypalFill(form: Form): PaypalFill {
  const checkout = usePaypalCheckout()
  const isDue = checkout !== null && checkout.filled === null
  const { countries, paymentTypes } = useCheckoutData()
  const isGuest = usePerson() === null
  const codes = usePostalCodes()
  const addresses = useAddresses()
  const { data: buyer, error, isFetching, refetch } = usePaypalBuyer(isDue ? checkout.id : null)
  useEffect(() => {
    if (!buyer || !isDue) return
    const delivers = countries.some(({ id, delivers: there }) => there && id === buyer.countryId)
    for (const [name, value] of personFields(buyer, isGuest)) if (value !== '') form.setValue(name, value)
    if (delivers) {
      fillAddress(form, buyer, codes)
      form.setValue('remarks', remarksFrom(undefined, addresses ?? [], String(form.getValues('remarks'))))
    }
    const type = paymentTypes.find(({ code }) => findPaymentKind(code)?.fromCart)
    if (type) draftStore.choose({ paymentTypeId: type.id })
    paypalCheckout.fill(delivers ? '' : buyer.countryCode)
  }, [buyer, isDue, isGuest, countries, paymentTypes, codes, addresses, form])
  useEffect(() => {
    // they came back without having agreed, or long after
    if (error instanceof Refused && error.problem.code === 'payment_not_found') paypalCheckout.clear()
  }, [error])
  return { waiting: isDue && isFetching, error: isDue ? error : null, retry: () => void refetch() }
}

/** Kept no longer than it is shown. */
function usePaypalBuyer(id: string | null) {
  const language = useLocale()
  return useQuery<PaypalBuyer>({
    queryKey: ['paypal-buyer', id],
    enabled: id !== null,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      valueOrThrow(await browserClient(language).call(getPaypalBuyer, { id: id ?? '' }, { signal })),
  })
}

const personFields = (buyer: PaypalBuyer, isGuest: boolean): [TextName, string][] => [
  ['email', isGuest ? buyer.email : ''],
  ['firstName', buyer.firstName],
  ['lastName', buyer.lastName],
  ['mobile', buyer.mobile],
]

/** All of it: nothing of another address may stay beside it, and the parcel goes there. */
function fillAddress(form: Form, buyer: PaypalBuyer, codes: ReturnType<typeof usePostalCodes>): void {
  const isGreek = buyer.countryId === greeceId
  const known = isGreek ? codes.get(normalizePostalCode(buyer.postalCode)) : undefined
  const { postalCode, city, street } = buyer
  const regionId = String(known?.regionId ?? '')
  const fields = { countryId: String(buyer.countryId), regionId, postalCode, city, street }
  const others = { building: '', area: '', addressTitle: '' }
  for (const [name, value] of Object.entries({ ...fields, ...others })) form.setValue(name, value)
  form.setValue('sameAddress', true)
}
