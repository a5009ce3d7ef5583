import type { Product } from '@stoa/contract/catalogue/catalogue'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import { isMadeToOrder } from '@stoa/domain/catalogue/product-kinds'
import { handlingDays } from '@stoa/domain/ordering/delivery/delivery-bands'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDates } from '../../../../shared/date-formats.ts'
import { ProductAvailability } from '../../../../shared/product-availability.tsx'
import type { Arrival } from '../product-data.ts'
import styles from './buy-panel.module.css'

interface AvailabilitySentenceProps {
  product: Product
  /** The delivery estimate; null for what cannot be ordered now. */
  arrival: Arrival | null
}

/** Availability and delivery estimate in one sentence. */
export function AvailabilitySentence({ product, arrival }: AvailabilitySentenceProps) {
  const t = useTranslations('product')
  const language = useLocale()
  const { availability, deliveryBand } = product
  const isMade = isMadeToOrder(product.kind) && canBeBought(availability)
  const bold = (chunks: ReactNode) => <b>{chunks}</b>
  const days = arrival && formatDates(arrival.from, arrival.to, language)
  return (
    <p className={styles.sentence}>
      <ProductAvailability strong product={product} />
      {isMade && deliveryBand && <span>{t('when.made', { ...handlingDays(deliveryBand) })}</span>}
      {days !== null && <span>{t.rich('when.sent', { days, b: bold })}</span>}
    </p>
  )
}
