import { ButtonLink } from '@stoa/ui/button/button-link'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { contributorNames, coverWithNames, productPath } from '../../../shared/book-display.ts'
import { HeadingText, langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { ProductPrice } from '../../../shared/product-price.tsx'
import { TitleGloss } from '../../../shared/title-gloss.tsx'
import styles from './featured-section.module.css'
import type { HomeData } from './home-data.ts'

/** The featured books: one theme, five covers, and a note card for the book of the month. */
export function FeaturedSection({ banner, books }: NonNullable<HomeData['featured']>) {
  const t = useTranslations('home')
  const language = useLocale()
  const lang = langIfForeign(banner.textLanguage, language)
  const bookOfMonth = books[2]
  return (
    <section className={page.wall} aria-labelledby="window">
      <div className={`${page.wrap} ${styles.wall}`}>
        <div className={styles.text} lang={lang}>
          {banner.eyebrow && <p className={styles.over}>{banner.eyebrow}</p>}
          <h1 id="window">
            <HeadingText>{banner.title}</HeadingText>
          </h1>
          {banner.body && <p className={page.lead}>{banner.body}</p>}
          {banner.action && (
            <ButtonLink href={banner.link} variant="wall" size="large">
              {banner.action}
            </ButtonLink>
          )}
        </div>
        <div className={styles.books}>
          <i className={styles.arch} />
          <i className={styles.arch} />
          <i className={styles.arch} />
          {books.map((book, index) => (
            <Link
              key={book.id}
              href={productPath(book)}
              className={styles.book}
              lang={langIfForeign(book.nameLanguage, language)}
              aria-label={[book.name, contributorNames(book)].filter(Boolean).join(', ')}
            >
              <CoverImage
                cover={coverWithNames(book)}
                sizes="(min-width: 1440px) 280px, (min-width: 1024px) 20vw, 34vw"
                priority={index === 2}
              />
            </Link>
          ))}
          {bookOfMonth && (
            <Link href={productPath(bookOfMonth)} className={styles.tent}>
              {t('bookOfMonth')}
              <b lang={langIfForeign(bookOfMonth.nameLanguage, language)}>{bookOfMonth.name}</b>
              <TitleGloss title={bookOfMonth.name} englishTitle={bookOfMonth.englishTitle} inline />
              <ProductPrice product={bookOfMonth} />
            </Link>
          )}
        </div>
      </div>
      <div className={`${page.ledge} ${styles.ledge}`} />
    </section>
  )
}
