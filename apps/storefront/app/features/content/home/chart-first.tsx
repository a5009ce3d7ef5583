import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { DiscountBadge } from '@stoa/ui/badge/discount-badge'
import { Button } from '@stoa/ui/button/button'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { contributorNames, coverWithNames, isDirectlyAddable, productPath } from '../../../shared/book-display.ts'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import { ProductPrice } from '../../../shared/product-price.tsx'
import { TitleGloss } from '../../../shared/title-gloss.tsx'
import { dispatchAddToCart } from '../../../state/page-events.ts'
import styles from './best-sellers.module.css'

/** The book at the top of the chart. */
export function ChartFirst({ book: product }: { book: ProductCard }) {
  const t = useTranslations('common')
  const language = useLocale()
  return (
    <article className={styles.first}>
      <div className={styles.cover}>
        <CoverImage cover={coverWithNames(product)} sizes="(min-width: 1024px) 232px, 130px" />
      </div>
      <div className={styles.facts}>
        <p className={styles.number}>1</p>
        <h3 lang={langIfForeign(product.nameLanguage, language)}>
          <Link href={productPath(product)}>{product.name}</Link>
        </h3>
        <TitleGloss title={product.name} englishTitle={product.englishTitle} />
        <p className={styles.by}>{contributorNames(product)}</p>
        <p className={styles.price}>
          <ProductPrice
            product={product}
            badge={
              product.discountPercent > 0 && <DiscountBadge percent={product.discountPercent} label={t('discount')} />
            }
          />
        </p>
        {isDirectlyAddable(product) && (
          <Button
            aria-label={t('addNamed', { title: product.name })}
            onClick={() => dispatchAddToCart({ productId: product.id, dimensionId: 0, quantity: 1 })}
          >
            {t('add')}
          </Button>
        )}
      </div>
    </article>
  )
}
