import type { Product, ProductCard } from '@stoa/contract/catalogue/catalogue'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { productPath } from '../../../shared/book-display.ts'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { ProductAvailability } from '../../../shared/product-availability.tsx'
import { ProductPrice } from '../../../shared/product-price.tsx'
import { SectionHead } from '../../../shared/section-head.tsx'
import { TitleGloss } from '../../../shared/title-gloss.tsx'
import styles from './series-list.module.css'

/** The series, in reading order, with this book in its place. */
export function SeriesList({ product, series }: { product: Product; series: readonly ProductCard[] }) {
  const t = useTranslations('product')
  return (
    <section className={`${page.section} ${styles.section}`} aria-labelledby="series">
      <div className={page.wrap}>
        <SectionHead id="series" title={t('series.title')} intro={product.series} />
        <ol className={styles.series}>
          {series.map((volume) => (
            <Volume key={volume.id} product={volume} current={volume.id === product.id} />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface VolumeProps {
  product: ProductCard
  current: boolean
}

function Volume({ product, current }: VolumeProps) {
  const t = useTranslations('product')
  const language = useLocale()
  const positionLabel = (place: number | null): string => {
    if (place === null) return current ? t('series.thisBook') : ''
    return t(current ? 'series.thisOne' : 'series.place', { place })
  }
  return (
    <li className={current ? styles.current : undefined} aria-current={current ? 'true' : undefined}>
      <CoverImage cover={product} sizes="58px" className={styles.cover} />
      <div>
        <p className={styles.place}>{positionLabel(product.seriesNumber)}</p>
        <h3 lang={langIfForeign(product.nameLanguage, language)}>
          <Link href={productPath(product)}>{product.name}</Link>
        </h3>
        <TitleGloss title={product.name} englishTitle={product.englishTitle} />
        <ProductAvailability product={product} />
      </div>
      <ProductPrice product={{ kind: product.kind, price: product.price }} />
    </li>
  )
}
