import { useEffect } from 'react'
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useCheckoutData } from '../checkout-data-context.ts'
import { useRegions } from '../place/use-regions.ts'
import { checkInformation } from '../rules/check-information.ts'
import type { FieldProblem } from '../rules/problems.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { draftStore, useDraft } from './draft-store.ts'

/** The form of the first step: filled as it was left, checked by the shop's rules, kept at every change. */
export function useInformationForm(): UseFormReturn<CheckoutForm> {
  const problemMessage = useProblemMessage()
  const checkForm = useInformationCheck()
  const form = useForm<CheckoutForm>({
    defaultValues: draftStore.read().form,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver(values) {
      const problems = Object.entries(checkForm(values))
      if (problems.length === 0) return { values, errors: {} }
      const errors = problems.map(([name, problem]) => [name, { type: problem.key, message: problemMessage(problem) }])
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<CheckoutForm> }
    },
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draftStore.saveForm({ ...values }) }),
    [form],
  )
  return form
}

/** The rules, with what is known of places by now. */
function useInformationCheck() {
  const { countries } = useCheckoutData()
  const { form } = useDraft()
  const billing = useRegions(Number(form.countryId))
  const delivery = useRegions(Number(form.deliveryCountryId))
  const withRegions = new Set([...billing, ...delivery].map(({ countryId }) => countryId))
  return (values: CheckoutForm) => checkInformation(values, { countries, hasRegions: (id) => withRegions.has(id) })
}

/** What is wrong, as a sentence that says what to do. */
function useProblemMessage() {
  const t = useTranslations('checkout')
  return ({ key, actual = '', limit = 0 }: FieldProblem): string => t(`problems.${key}`, { seen: actual, limit })
}
