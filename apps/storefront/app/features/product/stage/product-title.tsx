import type { Product } from '@stoa/contract/catalogue'
import { useLocale, useTranslations } from 'use-intl'
import { foreign, HeadingText } from '../../../shared/heading-text.tsx'
import { Makers } from '../../../shared/makers.tsx'
import { listCredits } from '../list-credits.ts'
import styles from './product-title.module.css'

/** Title, who made it, and its place in a series. */
export function ProductTitle({ product }: { product: Product }) {
  const t = useTranslations('product')
  const language = useLocale()
  const lang = foreign(product.nameLanguage, language)
  const credits = listCredits(product)
  const authors = credits.find(({ role }) => role === 'author')
  return (
    <div className={styles.title}>
      <h1>
        <HeadingText lang={product.nameLanguage}>{product.name}</HeadingText>
      </h1>
      {product.subtitle && (
        <p className={styles.subtitle} lang={lang}>
          {product.subtitle}
        </p>
      )}
      {authors && (
        <p className={styles.by}>
          <Makers makers={authors.people} />
        </p>
      )}
      {credits
        .filter(({ role }) => role !== 'author')
        .map(({ role, people }) => (
          <p key={role} className={styles.role}>
            {t(`roles.${role}`, { count: people.length })}: <Makers makers={people} />
          </p>
        ))}
      {product.series && (
        <p className={styles.role}>
          <a href="#series">
            {product.seriesNumber === null
              ? t('inSeries', { series: product.series })
              : t('numberInSeries', { series: product.series, number: product.seriesNumber })}
          </a>
        </p>
      )}
    </div>
  )
}
