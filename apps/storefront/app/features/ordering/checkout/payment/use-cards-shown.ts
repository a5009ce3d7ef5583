import type { UseQueryResult } from '@tanstack/react-query'
import { useHasOpened } from '../../../../state/use-has-opened.ts'
import { useShippingQueries } from '../amounts/use-order-totals.ts'
import { useOrderEstimates } from './use-delivery-time.ts'

/** Its own answer is there, or has failed once: the next attempt is not waited for. */
const isSettled = ({ isSuccess, isPlaceholderData, isFetching, failureCount }: UseQueryResult): boolean =>
  (isSuccess && !isPlaceholderData) || !isFetching || failureCount > 0

/**
 * Whether a step that is `ready` is shown: first when prices and days of the shipping methods are there, which would push
 * down what is below them, and then for good.
 */
export function useCardsShown(ready: boolean): boolean {
  const arePriced = useShippingQueries((results) => results.every(isSettled))
  const areDated = isSettled(useOrderEstimates())
  return useHasOpened(ready && arePriced && areDated) && ready
}
