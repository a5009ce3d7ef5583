import { formatDay } from '@stoa/browser/i18n/dates'
import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useLocale, useTranslations } from 'use-intl'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import page from '../../../../shared/page.module.css'
import styles from './product-intro.module.css'

/** One sentence about the product and the three details that people ask for first. */
export function ProductIntro({ product }: { product: Product }) {
  const t = useTranslations('product')
  const language = useLocale()
  const released = product.releaseDate
    ? formatDay(product.releaseDate, language, 'month')
    : product.year && String(product.year)
  const details = [
    { key: 'pages' as const, value: product.pages && String(product.pages) },
    { key: 'released' as const, value: released },
    { key: 'language' as const, value: product.bookLanguage && t(`languages.${product.bookLanguage}`) },
  ].filter(({ value }) => value)
  return (
    <div className={styles.lead}>
      <p className={page.lead} lang={langIfForeign(product.textLanguage, language)}>
        {product.summary}
      </p>
      {details.length > 0 && (
        <dl className={styles.facts}>
          {details.map(({ key, value }) => (
            <div key={key}>
              <dt>{t(`facts.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
