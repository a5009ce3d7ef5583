import type { Product } from '@stoa/contract/catalogue'
import { useLocale, useTranslations } from 'use-intl'
import { foreign, HeadingText } from '../../../shared/heading-text.tsx'
import styles from './product-title.module.css'

const otherRoles = ['translator', 'illustrator', 'editor', 'composer'] as const

/** Title, who made it, and its place in a series. */
export function ProductTitle({ product }: { product: Product }) {
  const t = useTranslations('product')
  const language = useLocale()
  const lang = foreign(product.nameLanguage, language)
  const namesOf = (role: string) =>
    product.credits
      .filter((credit) => credit.role === role)
      .map(({ name }) => name)
      .join(', ')
  const authors = namesOf('author')
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
      {authors !== '' && <p className={styles.by}>{authors}</p>}
      {otherRoles.map((role) => {
        const names = namesOf(role)
        return (
          names !== '' && (
            <p key={role} className={styles.role}>
              {t(`credits.${role}`, { names })}
            </p>
          )
        )
      })}
      {product.series && (
        <p className={styles.role}>
          {product.seriesNumber === null
            ? t('inSeries', { series: product.series })
            : t('numberInSeries', { series: product.series, number: product.seriesNumber })}
        </p>
      )}
    </div>
  )
}
