import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { isPricedFrom } from '@stoa/domain/catalogue/product-kinds'
import { Price } from '@stoa/ui/price/price'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { priceOrNull } from './price-or-null.ts'

interface ProductPriceProps {
  product: Pick<ProductCard, 'kind' | 'price'> & Partial<Pick<ProductCard, 'priceBeforeDiscount'>>
  size?: 'card' | 'line' | 'product'
  badge?: ReactNode
  className?: string
}

/** What a product costs: from how much, where it has several prices; our prior price, where a reduction is announced. */
export function ProductPrice({ product, ...style }: ProductPriceProps) {
  const t = useTranslations('common')
  const language = useLocale()
  return (
    <Price
      {...style}
      cents={priceOrNull(product.price)}
      from={isPricedFrom(product.kind) && t('priceFrom')}
      absentLabel={t('priceUnknown')}
      locale={language}
      prior={{ cents: product.priceBeforeDiscount ?? null, label: t('priorPrice') }}
    />
  )
}
