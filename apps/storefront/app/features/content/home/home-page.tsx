import { formatDay } from '@stoa/browser/i18n/dates'
import type { NameDay } from '@stoa/contract/content/content'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useLocale, useTranslations } from 'use-intl'
import { AuthorsBookcase } from '../../../shared/author-spines/authors-bookcase.tsx'
import { BookCarousel } from '../../../shared/book-carousel.tsx'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { SectionHead } from '../../../shared/section-head.tsx'
import { BestSellers } from './best-sellers.tsx'
import { BooksellersNotes } from './booksellers-notes.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { FeaturedSection } from './featured-section.tsx'
import type { HomeData } from './home-data.ts'
import styles from './home-page.module.css'

export function HomePage({ home }: { home: HomeData }) {
  const t = useTranslations('home')
  const { newReleases } = home
  return (
    <main id="main" tabIndex={-1}>
      {home.featured ? <FeaturedSection {...home.featured} /> : <h1 className="sr">{t('title')}</h1>}
      {home.nameDays.length > 0 && <NameDays days={home.nameDays} />}
      {newReleases.length > 0 && (
        <section className={page.section} aria-labelledby="new-releases">
          <div className={page.wrap}>
            <SectionHead
              id="new-releases"
              title={t('newReleases.title')}
              intro={t('newReleases.intro')}
              more={<GoLink href="/new-releases">{t('newReleases.all')}</GoLink>}
            />
            <BookCarousel layout="row" products={newReleases} />
          </div>
        </section>
      )}
      {home.bestSellers.books.length > 0 && <BestSellers {...home.bestSellers} />}
      {home.notes && home.notes.books.length > 0 && <BooksellersNotes tab={home.notes} />}
      {home.authors.length > 0 && (
        <AuthorsBookcase groups={home.authors} more={<GoLink href="/contributors">{t('allAuthors')}</GoLink>} />
      )}
      {home.categoryTiles.length > 0 && <CategoryTiles categoryTiles={home.categoryTiles} />}
    </main>
  )
}

/** This week's name days, and a link to gifts. */
function NameDays({ days }: { days: readonly NameDay[] }) {
  const t = useTranslations('home')
  const language = useLocale()
  return (
    <aside className={styles.nameDays} aria-label={t('nameDays.label')}>
      <div className={`${page.wrap} ${styles.nameDaysRow}`}>
        <b>{t('nameDays.title')}</b>
        <ul>
          {days.map(({ date, names, textLanguage }) => (
            <li key={date} lang={langIfForeign(textLanguage, language)}>
              <time dateTime={date}>
                {formatDay(date, language, 'weekday')} {formatDay(date, language, 'short')}
              </time>
              {names}
            </li>
          ))}
        </ul>
        <GoLink href="/name-days" className={styles.gifts}>
          {t('nameDays.gifts')}
        </GoLink>
      </div>
    </aside>
  )
}
