import { formatDay } from '@stoa/browser/i18n/dates'
import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { BookCarousel } from '../../../shared/book-carousel.tsx'
import { BooksellersNote } from '../../../shared/booksellers-note.tsx'
import { CategoryBreadcrumb } from '../../../shared/category-breadcrumb.tsx'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { SectionHead } from '../../../shared/section-head.tsx'
import { BoxSection } from './box/box-section.tsx'
import { BuyPanel } from './buy/buy-panel.tsx'
import { StickyBuy } from './buy/sticky-buy.tsx'
import { useBuySelection } from './buy/use-buy-selection.ts'
import { Description, isLong } from './description.tsx'
import { inChosenForm } from './gallery/in-chosen-form.ts'
import { ProductGallery } from './gallery/product-gallery.tsx'
import { ProductTitle } from './gallery/product-title.tsx'
import { PartsSection } from './parts/parts-section.tsx'
import type { ProductExtras } from './product-data.ts'
import styles from './product-page.module.css'
import { ProductSections } from './sections/product-sections.tsx'
import { SeriesList } from './series-list.tsx'

interface ProductPageProps {
  product: Product
  extras: ProductExtras
}

export function ProductPage({ product, extras }: ProductPageProps) {
  const t = useTranslations('product')
  const selection = useBuySelection(product)
  const [button, setButton] = useState<HTMLElement | null>(null)
  const { series, byAuthor, neighbours } = extras
  const listsSeries = product.series !== null && series.length > 1
  return (
    <main id="main" tabIndex={-1} className={selection.hasButton ? styles.roomForBar : undefined}>
      <div className={page.wrap}>
        <CategoryBreadcrumb categories={product.breadcrumbs} current={product.name} />
        <div className={styles.layout}>
          <ProductGallery product={inChosenForm(product, selection.dimensionId)} />
          <ProductTitle product={product} seriesId={listsSeries ? 'series' : undefined} />
          <BuyPanel buttonRef={setButton} product={product} extras={extras} selection={selection} />
          <ProductIntro product={product} />
        </div>
      </div>
      <PartsSection product={product} />
      <BoxSection product={product} />
      <ProductSections product={product} extras={extras} />
      {listsSeries && <SeriesList product={product} series={series} />}
      {byAuthor.length > 0 && (
        <section className={`${page.section} ${styles.related}`} aria-labelledby="by-author">
          <div className={page.wrap}>
            <SectionHead id="by-author" title={t('byAuthor')} />
            <BookCarousel layout="row" products={byAuthor} />
          </div>
        </section>
      )}
      {neighbours.length > 0 && (
        <section className={`${page.section} ${styles.related}`} aria-labelledby="neighbours">
          <div className={page.wrap}>
            <SectionHead
              id="neighbours"
              title={t('neighbours.title')}
              intro={product.bookLanguage === null ? undefined : t('neighbours.intro')}
            />
            <BookCarousel layout="row" products={neighbours} />
          </div>
        </section>
      )}
      <StickyBuy product={product} selection={selection} button={button} />
    </main>
  )
}

/** One sentence about the product, the three details that people ask for first, and what a bookseller says. */
function ProductIntro({ product }: { product: Product }) {
  const t = useTranslations('product')
  const language = useLocale()
  const { note, noteBy, noteLanguage } = product
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
      {!isLong(product) && <Description product={product} className={styles.description} />}
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
      {note && (
        <section className={styles.note} aria-labelledby="note">
          <h2 id="note">{t('note')}</h2>
          <BooksellersNote note={note} noteBy={noteBy} noteLanguage={noteLanguage} />
        </section>
      )}
    </div>
  )
}
