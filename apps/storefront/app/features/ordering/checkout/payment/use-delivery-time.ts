import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { useLocale, useTranslations } from 'use-intl'
import { useDeliveryEstimates } from '../../../../api/use-delivery-estimates.ts'
import { formatDays } from '../../../../shared/date-formats.ts'
import { useCart } from '../../../../state/cart-store.ts'
import { isCollected } from '../amounts/order-totals.ts'
import { useBeginsWithDeposit, useOrderTotals } from '../amounts/use-order-totals.ts'
import { useDraft } from '../form/draft-store.ts'
import { useBranchSupply } from './use-branch-supply.ts'

/**
 * The delivery estimate of a shipping method: dates within Greece and to a branch, working days abroad. Before a deposit
 * has come, nothing begins, and it says so.
 */
export function useDeliveryTime(): (shipping: ShippingType) => string | null {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { form } = useDraft()
  const pickup = usePickup()
  const beginsWithDeposit = useBeginsWithDeposit()
  const { data: estimates = [] } = useOrderEstimates()
  const countryId = Number(form.sameAddress ? form.countryId : form.deliveryCountryId)
  return (shipping) => {
    const { id, code, rates } = shipping
    const waits = beginsWithDeposit(shipping) ? 'yes' : 'no'
    if (destinationOf(code) === 'address' && countryId !== greeceId) {
      const rate = rates.find((candidate) => candidate.countryId === countryId)
      return rate ? t('payment.shipping.workingDays', { from: rate.minDays, to: rate.maxDays, waits }) : null
    }
    const collected = isCollected({ code }) ? pickup : null
    if (collected?.chosen && waits === 'no') {
      const { day, readyAt: hour } = collected.chosen
      return t('payment.shipping.readyAt', { day: formatDays(day, day, language), hour })
    }
    const days = collected?.days ?? estimates.find(({ shippingTypeId }) => shippingTypeId === id)
    return days ? t('payment.shipping.days', { days: formatDays(days.from, days.to, language), waits }) : null
  }
}

/** When the whole order would arrive, by each shipping method. */
export function useOrderEstimates() {
  const { totals } = useOrderTotals()
  const items = useCart()
  return useDeliveryEstimates((totals?.lines ?? items).map(({ productId }) => productId))
}

/** When the order can be collected at the chosen branch, or until one is chosen at all of them; null until it is known. */
function usePickup() {
  const { choice } = useDraft()
  const { byBranch } = useBranchSupply()
  const branches = choice.branchId === null ? [...byBranch.values()] : [byBranch.get(choice.branchId)]
  const days = branches.flatMap((supply) => supply?.pickup?.day ?? []).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  const chosen = choice.branchId === null ? null : byBranch.get(choice.branchId)?.pickup
  return from && to ? { days: { from, to }, chosen } : null
}
