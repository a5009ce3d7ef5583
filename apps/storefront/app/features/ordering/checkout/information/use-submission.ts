import type { SummaryError } from '@stoa/browser/form/error-summary'
import { useSummaryFocus } from '@stoa/browser/form/use-summary-focus'
import { type SubmitEvent, useEffect, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import { useSaveAddresses } from '../customer/use-save-addresses.ts'
import { type CheckoutForm, deliveryNames, type TextName, textNames } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { fieldId } from '../form/form-text.tsx'

const showRefusedFields = (form: UseFormReturn<CheckoutForm>): TextName[] =>
  Object.entries(draftStore.read().refused).flatMap(([name, message]) => {
    const field = textNames.find((candidate) => candidate === name)
    if (field) form.setError(field, { type: 'refused', message })
    return field ?? []
  })

/** Goes on when everything is right; otherwise shows what is not, with the focus on it. */
export function useSubmission(form: UseFormReturn<CheckoutForm>) {
  const navigate = useNavigate()
  const address = useAddress()
  const saveAddresses = useSaveAddresses(form)
  /** What was wrong at the last try: only that is summed up, and less of it as it is put right. */
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([])
  const errors = useSummaryErrors(form)
  const { summary, requestFocus } = useSummaryFocus()

  useEffect(() => {
    const refused = showRefusedFields(form)
    if (refused.length === 0) return
    setInvalidFields(refused)
    requestFocus()
  }, [form, requestFocus])

  const proceed = async () => {
    const unsavedFields = await saveAddresses()
    if (unsavedFields.length > 0) {
      setInvalidFields(unsavedFields)
      requestFocus()
      return
    }
    draftStore.setRefused({})
    draftStore.saveForm(form.getValues())
    void navigate(address('/checkout-shipping-payment'))
  }
  const showErrors = (fieldErrors: FieldErrors<CheckoutForm>) => {
    setInvalidFields(Object.keys(fieldErrors))
    requestFocus()
  }
  return {
    summary,
    errors: errors.filter(({ id }) => invalidFields.some((name) => fieldId(name) === id)),
    submit: (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(proceed, showErrors)(event),
  }
}

/** What is wrong now, in the order of the page. */
function useSummaryErrors({ control }: UseFormReturn<CheckoutForm>): SummaryError[] {
  const t = useTranslations('checkout')
  const { errors } = useFormState({ control })
  return pageOrder.flatMap((name) => {
    const problem = errors[name]?.message
    if (!problem) return []
    const isDeliveryField = deliveryNames.some((candidate) => candidate === name)
    return [{ id: fieldId(name), message: isDeliveryField ? t('problems.atDelivery', { problem }) : problem }]
  })
}

const beforeAddress = ['email', 'mobile', 'phone', 'vatNumber', 'companyName', 'profession', 'taxOffice'] as const
const pageOrder = [
  ...beforeAddress,
  ...textNames.filter((name) => !beforeAddress.some((candidate) => candidate === name)),
]
