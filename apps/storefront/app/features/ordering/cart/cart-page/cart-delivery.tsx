import { useLocale, useTranslations } from 'use-intl'
import { useDeliveryEstimates } from '../../../../api/use-delivery-estimates.ts'
import { formatDates } from '../../../../shared/date-formats.ts'
import styles from './cart-page.module.css'

interface CartDeliveryProps {
  productIds: readonly number[]
  /** The shipping method of home delivery. */
  homeTypeId: number | undefined
}

/** The delivery estimate. Its line is rendered before the dates are loaded. */
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
