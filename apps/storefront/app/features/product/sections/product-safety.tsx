import type { Product } from '@stoa/contract/catalogue'
import { useTranslations } from 'use-intl'
import type { ProductSurroundings } from '../product-data.ts'
import styles from './sections.module.css'

const siteName = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

/** Who answers for the product and how to reach them (Regulation 2023/988). Nothing known, nothing shown. */
export function ProductSafety({ product, texts }: { product: Product } & Pick<ProductSurroundings, 'texts'>) {
  const t = useTranslations('product')
  const { publisher, publisherAddress, publisherWebsite } = product
  if (!publisherAddress && !publisherWebsite) return null
  return (
    <div className={styles.safety}>
      <h3>{texts['gpsr-title'] ?? t('safety')}</h3>
      <address>
        {publisher}
        {publisherAddress && <span>{publisherAddress}</span>}
        {publisherWebsite && (
          <a href={publisherWebsite} target="_blank" rel="noopener noreferrer">
            {siteName(publisherWebsite)}
          </a>
        )}
      </address>
      {texts['gpsr-note'] && <p>{texts['gpsr-note']}</p>}
    </div>
  )
}
