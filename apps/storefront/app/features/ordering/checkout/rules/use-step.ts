import { useHydrated } from '@stoa/browser/store/use-hydrated'
import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../../../i18n/use-address.ts'
import { redirectState } from '../../../../shared/redirect-reason.ts'
import { useCart } from '../../../../state/cart-store.ts'
import { useOrderItems, useReceiving } from '../amounts/use-receiving.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import { useDraft } from '../form/draft-store.ts'
import { decideStep, type Step } from './decide-step.ts'

const notLeaving = { current: false }

/** Whether the step may be shown. Otherwise redirects to the incomplete one, unless the order is placed. */
export function useStep(step: Step, leavingRef: RefObject<boolean> = notLeaving): boolean {
  const inBrowser = useHydrated()
  const cartLines = useCart().length
  const items = useOrderItems()
  const { destination } = useReceiving()
  const { form } = useDraft()
  const { countries } = useCheckoutData()
  const navigate = useNavigate()
  const address = useAddress()
  const known = inBrowser && items !== undefined
  const redirect = known ? decideStep(step, { cartLines, items, destination, form, countries }) : null
  const path = redirect && address(redirect.path)
  const reason = redirect?.reason
  useEffect(() => {
    if (path && reason && !leavingRef.current) void navigate(path, { replace: true, state: redirectState(reason) })
  }, [path, reason, navigate, leavingRef])
  return known && redirect === null
}
