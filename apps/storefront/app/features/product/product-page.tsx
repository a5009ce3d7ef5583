import type { Product } from '@stoa/contract/catalogue'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BookShelf } from '../../shared/book-shelf.tsx'
import page from '../../shared/page.module.css'
import { SectionHead } from '../../shared/section-head.tsx'
import { Trail } from '../../shared/trail.tsx'
import { BuyPanel } from './buy/buy-panel.tsx'
import { StickyBuy } from './buy/sticky-buy.tsx'
import { useWish } from './buy/use-wish.ts'
import type { ProductSurroundings } from './product-data.ts'
import styles from './product-page.module.css'
import { ProductSections } from './sections/product-sections.tsx'
import { SeriesShelf } from './series-shelf.tsx'
import { ProductLead } from './stage/product-lead.tsx'
import { ProductStage } from './stage/product-stage.tsx'
import { ProductTitle } from './stage/product-title.tsx'

interface ProductPageProps {
  product: Product
  surroundings: ProductSurroundings
}

export function ProductPage({ product, surroundings }: ProductPageProps) {
  const t = useTranslations('product')
  const wish = useWish(product)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const { series, byAuthor, neighbours } = surroundings
  return (
    <main id="main" tabIndex={-1} className={wish.canBeBought ? styles.roomForBar : undefined}>
      <div className={page.wrap}>
        <Trail trail={product.breadcrumbs} current={product.name} />
        <div className={styles.layout}>
          <ProductStage product={product} />
          <ProductTitle product={product} />
          <BuyPanel ref={setPanel} product={product} surroundings={surroundings} wish={wish} />
          <ProductLead product={product} />
        </div>
      </div>
      <ProductSections product={product} surroundings={surroundings} />
      {product.series && series.length > 1 && <SeriesShelf product={product} series={series} />}
      {byAuthor.length > 0 && (
        <section className={`${page.section} ${styles.related}`} aria-labelledby="by-author">
          <div className={page.wrap}>
            <SectionHead id="by-author" title={t('byAuthor')} />
            <BookShelf layout="row" products={byAuthor} />
          </div>
        </section>
      )}
      {neighbours.length > 0 && (
        <section className={`${page.section} ${styles.related}`} aria-labelledby="neighbours">
          <div className={page.wrap}>
            <SectionHead id="neighbours" title={t('neighbours.title')} intro={t('neighbours.intro')} />
            <BookShelf layout="row" products={neighbours} />
          </div>
        </section>
      )}
      <StickyBuy product={product} wish={wish} panel={panel} />
    </main>
  )
}
