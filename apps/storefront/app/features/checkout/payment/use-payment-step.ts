import type { Totals } from '@stoa/contract/cart'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFacts } from '../facts-context.ts'
import { useDraft } from '../form/draft-store.ts'
import { fullChoice, missingParts } from './missing-parts.ts'
import { type PartProblems, usePlacing } from './use-placing.ts'

const parts = ['shipping', 'branch', 'payment', 'terms'] as const

/** What is chosen, what is missing, and the placing of the order. The terms are accepted anew at every visit. */
export function usePaymentStep(totals: Totals | undefined, leaving: RefObject<boolean>) {
  const t = useTranslations('checkout')
  const { choice } = useDraft()
  const { shippingTypes } = useFacts()
  const [accepted, accept] = useState(false)
  const summary = useRef<HTMLElement>(null)
  /** Counts the presses that could not go on: each takes the focus to what is missing. */
  const [stopped, setStopped] = useState(0)
  const { busy, refusal, place } = usePlacing(leaving)
  useEffect(() => {
    if (stopped > 0) summary.current?.focus()
  }, [stopped])

  const collects = shippingTypes.some(({ id, code }) => id === choice.shippingTypeId && code === 'store')
  const missing = missingParts({ choice, collects, acceptedTerms: accepted })
  const words = missing.map((part) => [part, t(`payment.problems.${part}`)])
  const told: PartProblems = stopped > 0 ? Object.fromEntries(words) : {}
  const refused = refusal?.choice === choice ? refusal.parts : {}
  const problems: PartProblems = { ...refused, ...told }
  const errors = parts.flatMap((part) => {
    const message = problems[part]
    return message ? [{ id: `part-${part}`, message }] : []
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
      const full = fullChoice(choice)
      if (missing.length > 0 || !full || !totals) setStopped((times) => times + 1)
      else void place(full, totals)
    },
  }
}
