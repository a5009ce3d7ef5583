import type { Product } from '@stoa/contract/catalogue/catalogue'
import { Badge } from '@stoa/ui/badge/badge'
import { useLocale, useTranslations } from 'use-intl'
import { ContributorLinks } from '../../../../shared/contributor-links.tsx'
import { HeadingText, langIfForeign } from '../../../../shared/heading-text.tsx'
import { TitleGloss } from '../../../../shared/title-gloss.tsx'
import { listCredits } from '../list-credits.ts'
import styles from './product-title.module.css'

interface ProductTitleProps {
  product: Product
  /** The id of the section that lists the series; without it there is nothing to link to. */
  seriesId: string | undefined
}

/** Title, contributors, what sets it apart, and its number in a series. */
export function ProductTitle({ product, seriesId }: ProductTitleProps) {
  const t = useTranslations('product')
  const language = useLocale()
  const lang = langIfForeign(product.nameLanguage, language)
  const credits = listCredits(product)
  const authors = credits.find(({ role }) => role === 'author')
  const { series, seriesNumber } = product
  const place =
    series &&
    (seriesNumber === null ? t('inSeries', { series }) : t('numberInSeries', { series, number: seriesNumber }))
  return (
    <div className={styles.title}>
      <hgroup>
        <h1>
          <HeadingText lang={product.nameLanguage}>{product.name}</HeadingText>
        </h1>
        <TitleGloss title={product.name} englishTitle={product.englishTitle} />
        {product.subtitle && (
          <p className={styles.subtitle} lang={lang}>
            {product.subtitle}
          </p>
        )}
      </hgroup>
      {authors && (
        <p className={styles.by}>
          <ContributorLinks contributors={authors.people} />
        </p>
      )}
      {credits
        .filter(({ role }) => role !== 'author')
        .map(({ role, people }) => (
          <p key={role} className={styles.role}>
            {t(`roles.${role}`, { count: people.length })}: <ContributorLinks contributors={people} />
          </p>
        ))}
      {product.badges.length > 0 && (
        <ul className={styles.badges} aria-label={t('badges')}>
          {product.badges.map((badge) => (
            <li key={badge.code}>
              <Badge tone="info">{badge.name}</Badge>
            </li>
          ))}
        </ul>
      )}
      {place && <p className={styles.role}>{seriesId === undefined ? place : <a href={`#${seriesId}`}>{place}</a>}</p>}
    </div>
  )
}
