import type { Category } from '@stoa/contract/categories'
import { Accordion } from '@stoa/ui/accordion/accordion'
import { useTranslations } from 'use-intl'
import styles from './category-rail.module.css'
import { CategoryTree } from './category-tree.tsx'

/** The category tree: beside the books on a wide screen, folded above them on a small one. */
export function CategoryRail({ category }: { category: Category }) {
  const t = useTranslations('category')
  return (
    <div className={styles.rail} data-print="hide">
      <nav className={styles.wide} aria-label={t('tree')}>
        <h2>{t('tree')}</h2>
        <CategoryTree category={category} />
      </nav>
      <nav className={styles.narrow} aria-label={t('tree')}>
        <Accordion title={t('tree')}>
          <CategoryTree category={category} />
        </Accordion>
      </nav>
    </div>
  )
}
