import type { Product } from '@stoa/contract/catalogue/catalogue'
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
  const { publisherPrice } = product
  // a reduction from more than the publisher asks is none to boast of
  const isAnnounced = publisherPrice === null || (product.priceBeforeDiscount ?? 0) <= publisherPrice
  const prior = isAnnounced ? product.priceBeforeDiscount : null
  const discountPercent = isAnnounced ? product.discountPercent : 0
  const known = priceOrNull(product.price)
  return (
    <div>
      <Price
        size="product"
        cents={known}
        absentLabel={common('priceUnknown')}
        locale={language}
        prior={prior === null ? undefined : { cents: prior, label: common('priorPrice') }}
        badge={discountPercent > 0 && <DiscountBadge percent={discountPercent} label={common('discount')} />}
      />
      <p className={styles.words}>
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
