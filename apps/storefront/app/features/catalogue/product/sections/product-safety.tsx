import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useTranslations } from 'use-intl'
import type { ProductExtras } from '../product-data.ts'
import styles from './product-safety.module.css'

const siteName = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

/**
 * The economic operator responsible for the product, with postal and e-mail address (Regulation 2023/988); warnings
 * first. What the shop does not know is left out, and the whole of it when it knows nothing.
 */
export function ProductSafety({ product, texts }: { product: Product } & Pick<ProductExtras, 'texts'>) {
  const t = useTranslations('product')
  const { publisher, publisherAddress, publisherEmail, publisherWebsite, responsible, warnings } = product
  const isKnown = [publisherAddress, publisherEmail, publisherWebsite, responsible, warnings].some(Boolean)
  if (!isKnown) return null
  return (
    <div className={styles.safety}>
      <h3>{texts['gpsr-title'] ?? t('safety')}</h3>
      {warnings && <p className={styles.warnings}>{warnings}</p>}
      <address>
        {publisher && <b>{publisher}</b>}
        {publisherAddress && <span>{publisherAddress}</span>}
        {publisherEmail && <a href={`mailto:${publisherEmail}`}>{publisherEmail}</a>}
        {publisherWebsite && (
          <a href={publisherWebsite} target="_blank" rel="noopener noreferrer">
            {siteName(publisherWebsite)}
          </a>
        )}
      </address>
      {responsible && (
        <address>
          <span>{t('safetyOf.responsible')}</span>
          <b>{responsible.name}</b>
          {responsible.address && <span>{responsible.address}</span>}
          {responsible.email && <a href={`mailto:${responsible.email}`}>{responsible.email}</a>}
        </address>
      )}
      {texts['gpsr-note'] && <p>{texts['gpsr-note']}</p>}
    </div>
  )
}
