import type { ProductTab } from '@stoa/contract/content/content'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useTranslations } from 'use-intl'
import page from '../../../shared/page.module.css'
import { SectionHead } from '../../../shared/section-head.tsx'
import styles from './best-sellers.module.css'
import { ChartFirst } from './chart-first.tsx'
import { ChartRow } from './chart-row.tsx'

/** The week's best sellers as a chart: the first one large, ten more in two columns. */
export function BestSellers({ tab }: { tab: ProductTab }) {
  const t = useTranslations('home')
  const [first, ...others] = tab.books
  return (
    <section className={`${page.section} ${page.joined}`} aria-labelledby="best-sellers">
      <div className={page.wrap}>
        <SectionHead
          id="best-sellers"
          title={tab.title}
          intro={tab.intro}
          lang={tab.textLanguage}
          more={<GoLink href="/search-results?sort=Bestseller">{t('allBestSellers')}</GoLink>}
        />
        <div className={styles.chart}>
          {first && <ChartFirst book={first} />}
          <ol className={styles.rank} start={2}>
            {others.slice(0, 10).map((book, index) => (
              <ChartRow key={book.product.id} book={book} rank={index + 2} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
