import { useLocale, useTranslations } from 'use-intl'
import { useDeliveryEstimates } from '../../../../api/use-delivery-estimates.ts'
import { formatDates } from '../../../../shared/date-formats.ts'
import styles from './cart-page.module.css'

interface CartDeliveryProps {
  productIds: readonly number[]
  /** The way of receiving that brings it to the door. */
  homeTypeId: number | undefined
}

/** When it would be at the door. The line is there before the dates are. */
export function CartDelivery({ productIds, homeTypeId }: CartDeliveryProps) {
  const t = useTranslations('cart-page')
  const language = useLocale()
  const home = useDeliveryEstimates(productIds).find(({ shippingTypeId }) => shippingTypeId === homeTypeId)
  return (
    <p className={styles.delivery}>
      {home && t.rich('delivery', { days: formatDates(home.from, home.to, language), b: (chunks) => <b>{chunks}</b> })}
    </p>
  )
}
