// From which amounts credit cards pay in instalments, whichever of the ways of paying takes them.

import type { PaymentType } from '@stoa/contract/ordering/checkout'
import { type InstalmentStep, mergeSteps } from '@stoa/domain/ordering/payment/instalments'

export const instalmentSteps = (types: readonly PaymentType[]): InstalmentStep[] =>
  mergeSteps(types.map(({ instalments }) => instalments.map(({ from: fromCents, most }) => ({ fromCents, most }))))
