import type { CarouselBook, ProductTab } from '@stoa/contract/content/content'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { Button } from '@stoa/ui/button/button'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useLocale, useTranslations } from 'use-intl'
import { contributorNames, coverWithNames, isDirectlyAddable, productPath } from '../../../shared/book-display.ts'
import { HeadingText, langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { ProductPrice } from '../../../shared/product-price.tsx'
import { TitleGloss } from '../../../shared/title-gloss.tsx'
import { dispatchAddToCart } from '../../../state/page-events.ts'
import styles from './selections.module.css'

/** The books of the window, each with the reason why it was chosen. */
export function WindowPage({ tab }: { tab: ProductTab }) {
  const t = useTranslations('lists')
  const common = useTranslations('common')
  const language = useLocale()
  const lang = langIfForeign(tab.textLanguage, language)
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <Breadcrumb
        label={common('breadcrumb')}
        items={[{ label: common('home'), href: '/' }]}
        current={t('window.title')}
      />
      <div className={styles.head} lang={lang}>
        <h1>
          <HeadingText>{tab.title}</HeadingText>
        </h1>
        {tab.intro && <p className={page.lead}>{tab.intro}</p>}
      </div>
      <ul className={styles.chosen}>
        {tab.books.map((book) => (
          <li key={book.product.id}>
            <ChosenBook book={book} />
          </li>
        ))}
      </ul>
      <p className={styles.related}>
        {t('window.related')} <GoLink href="/new-releases">{t('new-releases.title')}</GoLink>{' '}
        <GoLink href="/best-sellers">{t('best-sellers.title')}</GoLink>
      </p>
    </main>
  )
}

function ChosenBook({ book: { product, note, noteBy, noteLanguage } }: { book: CarouselBook }) {
  const t = useTranslations('lists')
  const common = useTranslations('common')
  const language = useLocale()
  return (
    <article className={styles.book}>
      <div className={styles.cover}>
        <CoverImage cover={coverWithNames(product)} sizes="(min-width: 720px) 170px, 120px" />
      </div>
      <div>
        <h2 lang={langIfForeign(product.nameLanguage, language)}>
          <Link href={productPath(product)}>{product.name}</Link>
        </h2>
        <TitleGloss title={product.name} englishTitle={product.englishTitle} />
        <p className={styles.by}>{contributorNames(product)}</p>
        {note && (
          <figure className={styles.reason} lang={langIfForeign(noteLanguage, language)}>
            <figcaption lang={language}>{t('window.why')}</figcaption>
            <blockquote>{note}</blockquote>
            {noteBy && <p>{noteBy}</p>}
          </figure>
        )}
        <p className={styles.price}>
          <ProductPrice product={product} />
        </p>
        {isDirectlyAddable(product) && (
          <Button
            variant="secondary"
            aria-label={common('addNamed', { title: product.name })}
            onClick={() => dispatchAddToCart({ productId: product.id, dimensionId: 0, quantity: 1 })}
          >
            {common('add')}
          </Button>
        )}
      </div>
    </article>
  )
}
