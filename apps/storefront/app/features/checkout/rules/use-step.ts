import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../../i18n/use-address.ts'
import { sentFor } from '../../../shared/came-for.ts'
import { useCart } from '../../../state/cart-store.ts'
import { useInBrowser } from '../../../state/use-in-browser.ts'
import { useFacts } from '../facts-context.ts'
import { useDraft } from '../form/draft-store.ts'
import { decideStep, type Step } from './decide-step.ts'

const stays = { current: false }

/** Whether the step may be shown. Otherwise the shopper is led to the one that is missing, unless the order is placed. */
export function useStep(step: Step, leaving: RefObject<boolean> = stays): boolean {
  const inBrowser = useInBrowser()
  const items = useCart()
  const { form } = useDraft()
  const { countries } = useFacts()
  const navigate = useNavigate()
  const address = useAddress()
  const elsewhere = inBrowser ? decideStep(step, { cartLines: items.length, form, countries }) : null
  const path = elsewhere && address(elsewhere.path)
  const reason = elsewhere?.reason
  useEffect(() => {
    if (path && reason && !leaving.current) void navigate(path, { replace: true, state: sentFor(reason) })
  }, [path, reason, navigate, leaving])
  return inBrowser && elsewhere === null
}
