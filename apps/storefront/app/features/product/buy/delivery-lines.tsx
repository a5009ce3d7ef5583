import type { Product } from '@stoa/contract/catalogue'
import { formatMoney } from '@stoa/domain/money'
import { Availability } from '@stoa/ui/availability/availability'
import { Icon } from '@stoa/ui/icon/icon'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay, formatDays } from '../../../i18n/dates.ts'
import { availabilityKinds } from '../../../shared/book-words.ts'
import type { ProductSurroundings } from '../product-data.ts'
import { homeRate } from '../shipping-rates.ts'
import styles from './buy-panel.module.css'
import { StoreCopies } from './store-copies.tsx'

/** Whether it can be had, when it comes and what that costs, and where it stands now. */
export function DeliveryLines({ product, surroundings }: { product: Product; surroundings: ProductSurroundings }) {
  const t = useTranslations('product')
  const common = useTranslations('common')
  const language = useLocale()
  const { arrivals, shipping, texts } = surroundings
  const rate = homeRate(shipping)
  const { home, store } = arrivals
  const coming = product.availability === 'preOrder' || product.availability === 'comingSoon'
  const money = (amount: number) => formatMoney(amount, language)
  return (
    <ul className={styles.delivery}>
      <li>
        <Icon name={product.kind === 'giftCard' ? 'mail' : 'truck'} />
        <div>
          <Availability strong kind={availabilityKinds[product.availability]}>
            {common(`availability.${product.availability}`)}
          </Availability>
          {coming && product.releaseDate && (
            <span>{t('comesOut', { date: formatDay(product.releaseDate, language, 'long') })}</span>
          )}
          {home && (
            <span>
              {t.rich('atDoor', {
                days: formatDays(home.from, home.to, language),
                b: (words) => <b>{words}</b>,
              })}
            </span>
          )}
          {home && rate && (
            <small>
              {t('orderBefore', { hour: home.orderBefore })}{' '}
              {rate.freeFrom === null
                ? t('deliveryCost', { price: money(rate.price) })
                : t('deliveryCostFreeFrom', { price: money(rate.price), from: money(rate.freeFrom) })}
            </small>
          )}
          {product.kind === 'giftCard' && <small>{texts['delivery-terms-gift-card']}</small>}
        </div>
      </li>
      {store && <StoreCopies branches={product.branches} arrival={store} />}
    </ul>
  )
}
