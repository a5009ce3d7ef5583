import { type SubmitEvent, useEffect, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../i18n/use-address.ts'
import type { SummedError } from '../../../shared/form/error-summary.tsx'
import { useSummaryFocus } from '../../../shared/form/use-summary-focus.ts'
import { useSaving } from '../customer/use-saving.ts'
import { type CheckoutForm, deliveryNames, type TextName, textNames } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { fieldId } from '../form/form-text.tsx'

const showRefused = (form: UseFormReturn<CheckoutForm>): TextName[] =>
  Object.entries(draftStore.read().refused).flatMap(([name, message]) => {
    const field = textNames.find((one) => one === name)
    if (field) form.setError(field, { type: 'refused', message })
    return field ?? []
  })

/** Goes on when everything is right; otherwise shows what is not, with the focus on it. */
export function useSubmission(form: UseFormReturn<CheckoutForm>) {
  const navigate = useNavigate()
  const address = useAddress()
  const saveAddresses = useSaving(form)
  /** What was wrong at the last try: only that is summed up, and less of it as it is put right. */
  const [wrong, setWrong] = useState<readonly string[]>([])
  const errors = useSummedErrors(form)
  const { summary, awaitFocus } = useSummaryFocus()

  useEffect(() => {
    const refused = showRefused(form)
    if (refused.length === 0) return
    setWrong(refused)
    awaitFocus()
  }, [form, awaitFocus])

  const goOn = async () => {
    const unsaved = await saveAddresses()
    if (unsaved.length > 0) {
      setWrong(unsaved)
      awaitFocus()
      return
    }
    draftStore.refuse({})
    draftStore.keepForm(form.getValues())
    void navigate(address('/checkout-shipping-payment'))
  }
  const stop = (found: FieldErrors<CheckoutForm>) => {
    setWrong(Object.keys(found))
    awaitFocus()
  }
  return {
    summary,
    errors: errors.filter(({ id }) => wrong.some((name) => fieldId(name) === id)),
    submit: (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(goOn, stop)(event),
  }
}

/** What is wrong now, in the order of the page. */
function useSummedErrors({ control }: UseFormReturn<CheckoutForm>): SummedError[] {
  const t = useTranslations('checkout')
  const { errors } = useFormState({ control })
  return pageOrder.flatMap((name) => {
    const problem = errors[name]?.message
    if (!problem) return []
    const atDelivery = deliveryNames.some((one) => one === name)
    return [{ id: fieldId(name), message: atDelivery ? t('problems.atDelivery', { problem }) : problem }]
  })
}

const beforeAddress = ['email', 'mobile', 'phone', 'vatNumber', 'companyName', 'profession', 'taxOffice'] as const
const pageOrder = [...beforeAddress, ...textNames.filter((name) => !beforeAddress.some((first) => first === name))]
