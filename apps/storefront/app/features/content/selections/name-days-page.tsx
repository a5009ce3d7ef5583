import { formatDay } from '@stoa/browser/i18n/dates'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { useLocale, useTranslations } from 'use-intl'
import { BookCarousel } from '../../../shared/book-carousel.tsx'
import { CategoryChips } from '../../../shared/category-chips.tsx'
import chips from '../../../shared/chips.module.css'
import { HeadingText, langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { SectionHead } from '../../../shared/section-head.tsx'
import type { NameDayGifts, NameDaysData } from './load-name-days.ts'
import styles from './selections.module.css'

/** Who celebrates in the coming days, and books for each day. */
export function NameDaysPage({ days, gifts }: NameDaysData) {
  const t = useTranslations('lists')
  const common = useTranslations('common')
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <Breadcrumb
        label={common('breadcrumb')}
        items={[{ label: common('home'), href: '/' }]}
        current={t('nameDays.title')}
      />
      <div className={styles.head}>
        <h1>
          <HeadingText>{t('nameDays.title')}</HeadingText>
        </h1>
        <p className={page.lead}>{t(days.length > 0 ? 'nameDays.intro' : 'nameDays.none')}</p>
      </div>
      {days.map((day) => (
        <NameDaySection key={day.date} day={day} />
      ))}
      {gifts.length > 0 && (
        <section className={styles.section} aria-labelledby="gifts">
          <SectionHead id="gifts" title={t('nameDays.gifts')} />
          <CategoryChips categories={gifts} className={`${chips.tall} ${chips.line}`} />
        </section>
      )}
    </main>
  )
}

function NameDaySection({ day: { date, names, textLanguage, books } }: { day: NameDayGifts }) {
  const t = useTranslations('lists')
  const language = useLocale()
  return (
    <section className={styles.section} aria-labelledby={`day-${date}`}>
      <div className={page.head}>
        <div>
          <h2 id={`day-${date}`} lang={langIfForeign(textLanguage, language)}>
            {names}
          </h2>
          <p>
            <time dateTime={date}>
              {formatDay(date, language, 'weekdayLong')} {formatDay(date, language, 'day')}
            </time>
          </p>
        </div>
      </div>
      {books.length > 0 ? <BookCarousel layout="row" products={books} /> : <p>{t('nameDays.noBooks')}</p>}
    </section>
  )
}
