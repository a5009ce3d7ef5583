import type { CarouselBook, ProductTab } from '@stoa/contract/content/content'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { contributorNames, coverWithNames, isDirectlyAddable, productPath } from '../../../shared/book-display.ts'
import { BooksellersNote } from '../../../shared/booksellers-note.tsx'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { ProductPrice } from '../../../shared/product-price.tsx'
import { SectionHead } from '../../../shared/section-head.tsx'
import { TitleGloss } from '../../../shared/title-gloss.tsx'
import { dispatchAddToCart } from '../../../state/page-events.ts'
import styles from './booksellers-notes.module.css'

/** The booksellers' note cards. */
export function BooksellersNotes({ tab }: { tab: ProductTab }) {
  const notedBooks = tab.books.filter(({ note }) => note).slice(0, 3)
  return (
    <section className={`${page.section} ${page.joined}`} aria-labelledby="notes">
      <div className={page.wrap}>
        <SectionHead id="notes" title={tab.title} intro={tab.intro} lang={tab.textLanguage} />
        <ul className={styles.notes}>
          {notedBooks.map((book) => (
            <li key={book.product.id}>
              <NoteCard book={book} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A book with its note card and its price. */
function NoteCard({ book: { product, note, noteBy, noteLanguage } }: { book: CarouselBook }) {
  const t = useTranslations('common')
  const language = useLocale()
  return (
    <article>
      <div className={styles.note}>
        <CoverImage cover={coverWithNames(product)} sizes="(min-width: 1024px) 150px, 96px" className={styles.cover} />
        {note && <BooksellersNote note={note} noteBy={noteBy} noteLanguage={noteLanguage} className={styles.card} />}
      </div>
      <div className={styles.foot}>
        <div>
          <h3 lang={langIfForeign(product.nameLanguage, language)}>
            <Link href={productPath(product)}>{product.name}</Link>
          </h3>
          <TitleGloss title={product.name} englishTitle={product.englishTitle} />
          <p>{contributorNames(product)}</p>
        </div>
        <div className={styles.buy}>
          <ProductPrice product={product} />
          {isDirectlyAddable(product) && (
            <IconButton
              outlined
              icon="bag"
              label={t('addNamed', { title: product.name })}
              onClick={() => dispatchAddToCart({ productId: product.id, dimensionId: 0, quantity: 1 })}
            />
          )}
        </div>
      </div>
    </article>
  )
}
