import type { Product } from '@stoa/contract/catalogue/catalogue'
import { isPricedFrom } from '@stoa/domain/catalogue/product-kinds'
import { formatMoney } from '@stoa/domain/money'
import { DiscountBadge } from '@stoa/ui/badge/discount-badge'
import { Price } from '@stoa/ui/price/price'
import { useLocale, useTranslations } from 'use-intl'
import { priceOrNull } from '../../../../shared/price-or-null.ts'
import styles from './buy-panel.module.css'

/**
 * Our price; the prior price of the last 30 days struck through, and labelled, when a reduction is announced; the
 * publisher's price as plain text only, since it is not ours to reduce.
 */
export function PriceBlock({ product }: { product: Product }) {
  const t = useTranslations('product')
  const common = useTranslations('common')
  const language = useLocale()
  const { publisherPrice, priceBeforeDiscount: prior, discountPercent: percent } = product
  const known = priceOrNull(product.price)
  return (
    <div>
      <Price
        size="product"
        cents={known}
        from={isPricedFrom(product.kind) && common('priceFrom')}
        absentLabel={common('priceUnknown')}
        locale={language}
        prior={{ cents: prior, label: common('priorPrice') }}
        badge={percent > 0 && <DiscountBadge percent={percent} label={common('discount')} />}
      />
      <p className={styles.priceText}>
        {[
          prior !== null && t('priorPrice', { amount: formatMoney(prior, language) }),
          publisherPrice !== null && t('publisherPrice', { amount: formatMoney(publisherPrice, language) }),
          known === null ? common('priceUnknown') : t('withVat'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}
