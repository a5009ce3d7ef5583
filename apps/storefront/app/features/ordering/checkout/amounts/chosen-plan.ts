import type { InstalmentPlan } from '@stoa/contract/ordering/checkout'
import type { Totals } from '@stoa/contract/ordering/totals'
import type { Choice } from '../form/draft.ts'

/** Undefined where all is paid at once, and where as many instalments as were chosen are not to be had any more. */
export const chosenPlan = (
  { instalments }: Pick<Totals, 'instalments'>,
  choice: Pick<Choice, 'instalments'>,
): InstalmentPlan | undefined => instalments.find(({ count }) => count === choice.instalments)
