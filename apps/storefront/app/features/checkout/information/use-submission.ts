import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../i18n/use-address.ts'
import { type CheckoutForm, deliveryNames, textNames } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import type { SummedError } from '../form/error-summary.tsx'
import { fieldId } from '../form/form-text.tsx'

/** Goes on when everything is right; otherwise shows what is not, with the focus on it. */
export function useSubmission(form: UseFormReturn<CheckoutForm>) {
  const navigate = useNavigate()
  const address = useAddress()
  const summary = useRef<HTMLDivElement>(null)
  /** Counts the attempts that failed: each takes the focus to the summary again. */
  const [failed, setFailed] = useState(0)
  const errors = useSummedErrors(form)

  useEffect(() => {
    const refused = Object.entries(draftStore.read().refused)
    for (const [name, message] of refused) {
      const field = textNames.find((one) => one === name)
      if (field) form.setError(field, { type: 'refused', message })
    }
    if (refused.length > 0) setFailed(1)
  }, [form])
  useEffect(() => {
    if (failed > 0) summary.current?.focus()
  }, [failed])

  const goOn = () => {
    draftStore.refuse({})
    draftStore.keepForm(form.getValues())
    void navigate(address('/checkout-shipping-payment'))
  }
  return {
    summary,
    errors: failed > 0 ? errors : [],
    submit: (event: SubmitEvent<HTMLFormElement>) =>
      void form.handleSubmit(goOn, () => setFailed((times) => times + 1))(event),
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
