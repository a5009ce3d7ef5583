import { formatDay } from '@stoa/browser/i18n/dates'
import type { Product } from '@stoa/contract/catalogue/catalogue'
import { Icon } from '@stoa/ui/icon/icon'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useLocale, useTranslations } from 'use-intl'
import { promotionPath } from '../../../../shared/book-display.ts'
import styles from './buy-panel.module.css'

/** The promotions that the product takes part in: what several copies gain, and what made its price. */
export function OfferLines({ offers }: Pick<Product, 'offers'>) {
  const t = useTranslations('product')
  const language = useLocale()
  if (offers.length === 0) return null
  return (
    <ul className={styles.offers} aria-label={t('offers.label')}>
      {offers.map((offer) => (
        <li key={offer.code}>
          <Icon name="circle-check" size="s" />
          <span>
            {offer.words === null ? t('offers.inPrice') : <b>{offer.words}</b>}
            {offer.words === null ? ' ' : ' · '}
            <TextLink href={promotionPath(offer)}>{offer.name}</TextLink>{' '}
            {offer.validUntil && (
              <small>{t('offers.until', { day: formatDay(offer.validUntil, language, 'day') })}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
