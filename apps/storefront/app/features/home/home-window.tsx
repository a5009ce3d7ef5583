import { ButtonLink } from '@stoa/ui/button/button-link'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { Price } from '@stoa/ui/price/price'
import { useLocale, useTranslations } from 'use-intl'
import { makersOf, productPath } from '../../shared/book-words.ts'
import { foreign, HeadingText } from '../../shared/heading-text.tsx'
import page from '../../shared/page.module.css'
import type { HomeData } from './home-data.ts'
import styles from './home-window.module.css'

/** The window of the shop: one theme, five books facing out, a card before the book of the month. */
export function HomeWindow({ banner, books }: NonNullable<HomeData['window']>) {
  const t = useTranslations('home')
  const common = useTranslations('common')
  const language = useLocale()
  const lang = foreign(banner.textLanguage, language)
  const ofMonth = books[2]
  return (
    <section className={styles.window} aria-labelledby="window">
      <div className={`${page.wrap} ${styles.wall}`}>
        <div className={styles.words} lang={lang}>
          {banner.over && <p className={styles.over}>{banner.over}</p>}
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
              lang={foreign(book.nameLanguage, language)}
              aria-label={[book.name, makersOf(book)].filter(Boolean).join(', ')}
            >
              <CoverImage
                code={book.code}
                format={book.coverFormat}
                sizes="(min-width: 1440px) 280px, (min-width: 1024px) 20vw, 34vw"
                priority={index === 2}
              />
            </Link>
          ))}
          {ofMonth && (
            <Link href={productPath(ofMonth)} className={styles.tent}>
              {t('bookOfMonth')}
              <b lang={foreign(ofMonth.nameLanguage, language)}>{ofMonth.name}</b>
              <Price
                cents={ofMonth.price}
                locale={language}
                prior={
                  ofMonth.priceBeforeDiscount === null
                    ? undefined
                    : { cents: ofMonth.priceBeforeDiscount, label: common('priorPrice') }
                }
              />
            </Link>
          )}
        </div>
      </div>
      <div className={styles.ledge} />
    </section>
  )
}
