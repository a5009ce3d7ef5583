import type { Totals } from '@stoa/contract/ordering/totals'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useReceiving } from '../amounts/use-receiving.ts'
import { useDraft } from '../form/draft-store.ts'
import { missingSections, toFullChoice } from './missing-sections.ts'
import { type SectionProblems, usePlaceOrder } from './use-place-order.ts'

const paymentSections = ['shipping', 'branch', 'point', 'payment', 'terms'] as const

/** The choices, what is missing, and placing the order. The terms must be accepted anew at every visit. */
export function usePaymentStep(totals: Totals | undefined, leavingRef: RefObject<boolean>) {
  const t = useTranslations('checkout')
  const draftChoice = useDraft().choice
  const { choice, destination } = useReceiving()
  const [accepted, accept] = useState(false)
  const summary = useRef<HTMLElement>(null)
  /** Counts the failed submits: each moves the focus to what is missing. */
  const [failedSubmits, setFailedSubmits] = useState(0)
  const { busy, refusal, place } = usePlaceOrder(leavingRef)
  useEffect(() => {
    if (failedSubmits > 0) summary.current?.focus()
  }, [failedSubmits])

  const missing = missingSections({
    ...{ choice, destination },
    acceptedTerms: accepted,
    nothingDue: totals?.due === 0,
  })
  const missingMessages = missing.map((section) => [section, t(`payment.problems.${section}`)])
  const missingProblems: SectionProblems = failedSubmits > 0 ? Object.fromEntries(missingMessages) : {}
  const refused = refusal?.choice === draftChoice ? refusal.sections : {}
  const problems: SectionProblems = { ...refused, ...missingProblems }
  const errors = paymentSections.flatMap((section) => {
    const message = problems[section]
    return message ? [{ id: `part-${section}`, message }] : []
  })
  return {
    accepted,
    accept,
    busy,
    refusal,
    problems,
    errors,
    summary,
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      const completeChoice = toFullChoice(choice, destination)
      if (missing.length > 0 || !completeChoice || !totals) setFailedSubmits((count) => count + 1)
      else void place(completeChoice, totals)
    },
  }
}
