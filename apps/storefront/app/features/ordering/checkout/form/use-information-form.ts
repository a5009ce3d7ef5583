import { type FieldMessages, useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { nextPaint } from '@stoa/browser/next-paint'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import { useOrdered } from '../amounts/use-receiving.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import { useSaveAddresses } from '../customer/use-save-addresses.ts'
import { findVatProblem } from '../information/vat-check.ts'
import { useRegions } from '../place/use-regions.ts'
import { checkInformation } from '../rules/check-information.ts'
import type { FieldProblem } from '../rules/problems.ts'
import { type CheckoutForm, deliveryNames, type FieldName, readForm, textNames } from './checkout-form.ts'
import { draftStore, useDraft } from './draft-store.ts'
import type { InformationForm } from './information-context.ts'

const readRefused = (): FieldMessages<FieldName> => {
  const { refused } = draftStore.read()
  return Object.fromEntries(textNames.flatMap((name) => (refused[name] === undefined ? [] : [[name, refused[name]]])))
}

/** The form of the first step: filled from the draft, validated by the shop's rules, stored at every change. */
export function useInformationForm(): InformationForm {
  const t = useTranslations('checkout')
  const navigate = useNavigate()
  const paymentStep = useAddress()('/checkout-shipping-payment')
  const saveAddresses = useSaveAddresses()
  const checked: InformationForm = useCheckedForm<CheckoutForm>({
    id: 'field',
    defaults: readForm(draftStore.read().form),
    check: useInformationCheck(),
    refused: readRefused(),
    summarize: (name, problem) =>
      deliveryNames.some((candidate) => candidate === name) ? t('problems.atDelivery', { problem }) : problem,
    async save() {
      const unsaved = await saveAddresses(checked)
      if (Object.keys(unsaved).length > 0) return { fields: unsaved, general: null }
      await nextPaint()
      draftStore.setRefused({})
      draftStore.saveForm(checked.values())
      void navigate(paymentStep)
      return null
    },
  })
  const { form } = checked
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => draftStore.saveForm(readForm(values)) }),
    [form],
  )
  return checked
}

/** Validates with the place data loaded so far. */
function useInformationCheck(): (values: CheckoutForm) => FieldMessages<FieldName> {
  const { countries } = useCheckoutData()
  const { form } = useDraft()
  const problemMessage = useProblemMessage()
  const billing = useRegions(Number(form.countryId))
  const delivery = useRegions(Number(form.deliveryCountryId))
  const ordered = useOrdered()
  const client = useQueryClient()
  const withRegions = new Set([...billing, ...delivery].map(({ countryId }) => countryId))
  return (values) => {
    const found = checkInformation(values, { countries, hasRegions: (id) => withRegions.has(id) }, ordered)
    const vatProblem = findVatProblem(client, values)
    const problems = vatProblem ? { vatNumber: vatProblem, ...found } : found
    return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problemMessage(problem)]))
  }
}

/** The problem as a message that says what to do. */
function useProblemMessage() {
  const t = useTranslations('checkout')
  return ({ key, actual = '', limit = 0 }: FieldProblem): string => t(`problems.${key}`, { seen: actual, limit })
}
