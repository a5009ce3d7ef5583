import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import { isMadeToOrder } from '@stoa/domain/catalogue/product-kinds'
import { Availability } from '@stoa/ui/availability/availability'
import { useTranslations } from 'use-intl'
import { availabilityKinds, unitOf } from './book-display.ts'

interface ProductAvailabilityProps {
  product: Pick<ProductCard, 'kind' | 'availability' | 'coverFormat'>
  strong?: boolean
}

/** Whether a product can be had, and how soon. What is made to order is not in stock, and only of books are there copies. */
export function ProductAvailability({ product, strong }: ProductAvailabilityProps) {
  const t = useTranslations('common')
  const { kind, availability } = product
  const isMade = isMadeToOrder(kind) && canBeBought(availability)
  return (
    <Availability strong={strong} kind={availabilityKinds[availability]}>
      {isMade ? t('madeToOrder') : t(`availability.${availability}`, { unit: unitOf(product) })}
    </Availability>
  )
}
