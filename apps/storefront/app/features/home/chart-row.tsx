import type { ShelfBook } from '@stoa/contract/content'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { Price } from '@stoa/ui/price/price'
import { useLocale } from 'use-intl'
import { makersOf, productPath } from '../../shared/book-words.ts'
import { foreign } from '../../shared/heading-text.tsx'
import styles from './best-sellers.module.css'

/** One line of the chart. The list itself counts; the drawn figure is for the eye. */
export function ChartRow({ book: { product }, place }: { book: ShelfBook; place: number }) {
  const language = useLocale()
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {place}
      </span>
      <CoverImage code={product.code} format={product.coverFormat} sizes="50px" className={styles.thumb} />
      <div className={styles.name}>
        <h3 lang={foreign(product.nameLanguage, language)}>
          <Link href={productPath(product)}>{product.name}</Link>
        </h3>
        <p>{makersOf(product)}</p>
      </div>
      <Price cents={product.price} locale={language} className={styles.rowPrice} />
    </li>
  )
}
