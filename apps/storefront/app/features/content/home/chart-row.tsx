import type { CarouselBook } from '@stoa/contract/content/content'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { Price } from '@stoa/ui/price/price'
import { useLocale } from 'use-intl'
import { contributorNames, productPath } from '../../../shared/book-display.ts'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import styles from './best-sellers.module.css'

/** One row of the chart. The ordered list numbers it; the displayed number is decoration. */
export function ChartRow({ book: { product }, rank }: { book: CarouselBook; rank: number }) {
  const language = useLocale()
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {rank}
      </span>
      <CoverImage code={product.code} format={product.coverFormat} sizes="50px" className={styles.thumb} />
      <div className={styles.name}>
        <h3 lang={langIfForeign(product.nameLanguage, language)}>
          <Link href={productPath(product)}>{product.name}</Link>
        </h3>
        <p>{contributorNames(product)}</p>
      </div>
      <Price cents={product.price} locale={language} className={styles.rowPrice} />
    </li>
  )
}
