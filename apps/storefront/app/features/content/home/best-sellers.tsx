import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useLocale, useTranslations } from 'use-intl'
import { contributorNames, productPath } from '../../../shared/book-display.ts'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { ProductPrice } from '../../../shared/product-price.tsx'
import { SectionHead } from '../../../shared/section-head.tsx'
import { TitleGloss } from '../../../shared/title-gloss.tsx'
import styles from './best-sellers.module.css'
import { ChartFirst } from './chart-first.tsx'
import type { BestSellersData } from './load-best-sellers.ts'

/** The best sellers as a chart: the first one large, ten more in two columns. */
export function BestSellers({ books, href }: BestSellersData) {
  const t = useTranslations('home')
  const [first, ...others] = books
  return (
    <section className={`${page.section} ${page.joined}`} aria-labelledby="best-sellers">
      <div className={page.wrap}>
        <SectionHead
          id="best-sellers"
          title={t('bestSellers.title')}
          intro={t('bestSellers.intro')}
          more={<GoLink href={href}>{t('bestSellers.all')}</GoLink>}
        />
        <div className={styles.chart}>
          {first && <ChartFirst book={first} />}
          <ol className={styles.rank} start={2}>
            {others.map((book, index) => (
              <ChartRow key={book.id} book={book} rank={index + 2} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** One row of the chart. The ordered list numbers it; the displayed number is decoration. */
function ChartRow({ book: product, rank }: { book: ProductCard; rank: number }) {
  const language = useLocale()
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {rank}
      </span>
      <CoverImage cover={product} sizes="50px" className={styles.thumb} />
      <div className={styles.name}>
        <h3 lang={langIfForeign(product.nameLanguage, language)}>
          <Link href={productPath(product)}>{product.name}</Link>
        </h3>
        <TitleGloss title={product.name} englishTitle={product.englishTitle} />
        <p>{contributorNames(product)}</p>
      </div>
      <ProductPrice product={{ kind: product.kind, price: product.price }} className={styles.rowPrice} />
    </li>
  )
}
