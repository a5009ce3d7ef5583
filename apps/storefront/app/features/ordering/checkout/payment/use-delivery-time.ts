import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { useLocale, useTranslations } from 'use-intl'
import { useDeliveryEstimates } from '../../../../api/use-delivery-estimates.ts'
import { formatDays } from '../../../../shared/date-formats.ts'
import { useCart } from '../../../../state/cart-store.ts'
import { useOrderTotals } from '../amounts/use-order-totals.ts'
import { useDraft } from '../form/draft-store.ts'

/** The delivery estimate of a shipping method: dates within Greece and to a branch, working days abroad. */
export function useDeliveryTime(): (shipping: ShippingType) => string | null {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { form } = useDraft()
  const { totals } = useOrderTotals()
  const items = useCart()
  const estimates = useDeliveryEstimates((totals?.lines ?? items).map(({ productId }) => productId))
  const countryId = Number(form.sameAddress ? form.countryId : form.deliveryCountryId)
  return ({ id, code, rates }) => {
    if (destinationOf(code) === 'address' && countryId !== greeceId) {
      const rate = rates.find((candidate) => candidate.countryId === countryId)
      return rate ? t('payment.shipping.workingDays', { from: rate.minDays, to: rate.maxDays }) : null
    }
    const days = estimates.find(({ shippingTypeId }) => shippingTypeId === id)
    return days ? t('payment.shipping.days', { days: formatDays(days.from, days.to, language) }) : null
  }
}
