import type { Product } from '@stoa/contract/catalogue/catalogue'
import { canBeBought, isOrderedAhead } from '@stoa/domain/catalogue/availability'
import { isShipped } from '@stoa/domain/catalogue/product-kinds'
import { formatMoney } from '@stoa/domain/money'
import { Icon } from '@stoa/ui/icon/icon'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useLocale, useTranslations } from 'use-intl'
import type { ProductExtras } from '../product-data.ts'
import { homeRate } from '../shipping-rates.ts'
import { AvailabilitySentence } from './availability-sentence.tsx'
import styles from './buy-panel.module.css'
import { StoreCopies } from './store-copies.tsx'
import { useDayLabel } from './use-day-label.ts'

/** Availability, delivery time and cost, the branches that have copies now, and instalments. */
export function DeliveryLines({ product, extras }: { product: Product; extras: ProductExtras }) {
  const t = useTranslations('product')
  const language = useLocale()
  const { arrivals, shipping, texts, today } = extras
  const { dayLabel } = useDayLabel(today)
  const { home, store } = arrivals
  const shipped = isShipped(product.kind)
  const forSale = canBeBought(product.availability)
  const money = (amount: number) => formatMoney(amount, language)
  const rate = homeRate(shipping)
  const price = rate && (rate.varies ? t('shipping.from', { price: money(rate.price) }) : money(rate.price))
  return (
    <ul className={styles.delivery}>
      <li>
        <Icon name={shipped ? 'truck' : 'mail'} />
        <div>
          <AvailabilitySentence product={product} arrival={home} />
          {forSale && home && price && (
            <small>
              {!isOrderedAhead(product.availability) &&
                `${t('orderBefore', { day: dayLabel(home.orderBy), hour: home.orderBefore })} `}
              {rate.freeFrom === null
                ? t('deliveryCost', { price })
                : t('deliveryCostFreeFrom', { price, from: money(rate.freeFrom) })}
            </small>
          )}
          {!shipped && <small>{texts['delivery-terms-gift-card']}</small>}
        </div>
      </li>
      {forSale && store && (
        <StoreCopies isBook={product.bookLanguage !== null} branches={product.branches} arrival={store} today={today} />
      )}
      {extras.instalments && (
        <li>
          <Icon name="banknote" />
          <small>
            {t('instalments', { count: extras.instalments.most, from: money(extras.instalments.fromCents) })}{' '}
            <TextLink href="/pages/terms">{t('instalmentTerms')}</TextLink>
          </small>
        </li>
      )}
    </ul>
  )
}
