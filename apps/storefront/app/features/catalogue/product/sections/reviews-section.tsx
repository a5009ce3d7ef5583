import { useTranslations } from 'use-intl'
import type { ProductExtras } from '../product-data.ts'
import styles from './sections.module.css'

/** States that there are no reviews yet, and how reviews are verified, as the law requires. */
export function ReviewsSection({ texts }: Pick<ProductExtras, 'texts'>) {
  const t = useTranslations('product')
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <div>
        <h2 id="reviews-title">{t('sections.reviews')}</h2>
        <p className={styles.none}>{t('noReviews')}</p>
        {texts['reviews-note'] && <p className={styles.small}>{texts['reviews-note']}</p>}
      </div>
    </section>
  )
}
