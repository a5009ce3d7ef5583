import { formatDay } from '@stoa/browser/i18n/dates'
import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { canBeBought, isUpcoming } from '@stoa/domain/catalogue/availability'
import { isMadeToOrder } from '@stoa/domain/catalogue/product-kinds'
import { Availability } from '@stoa/ui/availability/availability'
import { useLocale, useTranslations } from 'use-intl'
import { availabilityKinds, unitOf } from './book-display.ts'

interface ProductAvailabilityProps {
  product: Pick<ProductCard, 'kind' | 'availability' | 'releaseDate' | 'coverFormat'>
  strong?: boolean
}

/**
 * Whether a product can be had, and how soon. What is made to order is not in stock, only of books are there copies, and
 * what is not out yet has a day.
 */
export function ProductAvailability({ product, strong }: ProductAvailabilityProps) {
  const t = useTranslations('common')
  const language = useLocale()
  const { kind, availability, releaseDate } = product
  const isMade = isMadeToOrder(kind) && canBeBought(availability)
  const released = isUpcoming(availability) && releaseDate && formatDay(releaseDate, language, 'long')
  return (
    <Availability strong={strong} kind={availabilityKinds[availability]}>
      {released
        ? t('released', { availability, date: released })
        : isMade
          ? t('madeToOrder')
          : t(`availability.${availability}`, { unit: unitOf(product) })}
    </Availability>
  )
}
