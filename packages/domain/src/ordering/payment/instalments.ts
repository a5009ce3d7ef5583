// Paying by credit card in monthly instalments. The shop gets the whole amount: it is the bank of the card that collects it
// month by month. More is taken in more instalments, up to what the acquirer has agreed to. All are the same; the last one
// takes the cents that remain.

import type { Cents } from '../../money.ts'

/** Whatever a bank would agree to. */
export const mostInstalmentsEver = 24

/** From this amount on, up to so many. */
export interface InstalmentStep {
  readonly fromCents: Cents
  readonly most: number
}

export interface InstalmentPlan {
  count: number
  monthlyCents: Cents
  lastCents: Cents
}

/** `steps`: rising. 1 where there are none. */
export const mostInstalments = (steps: readonly InstalmentStep[], cents: Cents): number =>
  steps.findLast(({ fromCents }) => cents >= fromCents)?.most ?? 1

/** The shop's steps, as far as an acquirer has agreed to them. */
export const limitSteps = (steps: readonly InstalmentStep[], limit: number): InstalmentStep[] =>
  onlyRising(steps.map(({ fromCents, most }) => ({ fromCents, most: Math.min(most, limit) })))

/** Of several acquirers: the most that any of them takes. */
export function mergeSteps(lists: readonly (readonly InstalmentStep[])[]): InstalmentStep[] {
  const amounts = [...new Set(lists.flat().map(({ fromCents }) => fromCents))].toSorted((one, other) => one - other)
  return onlyRising(
    amounts.map((fromCents) => ({
      fromCents,
      most: Math.max(...lists.map((steps) => mostInstalments(steps, fromCents))),
    })),
  )
}

const onlyRising = (steps: readonly InstalmentStep[]): InstalmentStep[] =>
  steps.filter(({ most }, index) => most > (steps[index - 1]?.most ?? 1))

export function instalmentPlan(cents: Cents, count: number): InstalmentPlan {
  const monthlyCents = Math.floor(cents / count)
  return { count, monthlyCents, lastCents: cents - monthlyCents * (count - 1) }
}

/** From two on; none where all is paid at once. */
export const listInstalmentPlans = (cents: Cents, most: number): InstalmentPlan[] =>
  Array.from({ length: Math.max(most - 1, 0) }, (_, index) => instalmentPlan(cents, index + 2))
